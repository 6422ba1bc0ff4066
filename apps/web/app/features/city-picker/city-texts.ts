/** spec §2: no city chosen. */
export const WHOLE_COUNTRY = 'Вся Россия'
