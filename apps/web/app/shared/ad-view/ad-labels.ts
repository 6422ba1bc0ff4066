import type { PluralForms } from '@trassa/catalog/format/numbers'

/** For `countOf`: `1 объявление`, `2 объявления`, `5 объявлений`. */
export const AD_FORMS: PluralForms = ['объявление', 'объявления', 'объявлений']
