/** spec §2: publication packages in the navigation of a profile and in the account menu. */
export const PACKAGES_TITLE = 'Пакеты публикаций'
/** Beside them where no package is active: the biggest one halves the price of a publication (domain §5). */
export const PACKAGES_BADGE = 'Выгода до 50%'
