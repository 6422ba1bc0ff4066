import { cut } from '../format/cut.ts'
import { countOf } from '../format/numbers.ts'

const ADS_FORMS = ['объявление', 'объявления', 'объявлений'] as const

/** How many titles a notice of several ads lists. */
const LISTED = 10
const TITLE = 80

/** `3 объявления` */
export const countAds = (count: number): string => countOf(count, ADS_FORMS)

/** The title of a single ad in quotes. */
export const quoted = (title = '', signs = TITLE): string => `«${cut(title, signs)}»`

/** The titles of several ads, a line each; nothing for one, which the subject names. */
export function listed(titles: readonly string[]): string[] {
  if (titles.length < 2) return []
  const rest = titles.length - LISTED
  return [
    ...titles.slice(0, LISTED).map((title) => `– ${cut(title, TITLE)}`),
    ...(rest > 0 ? [`и ещё ${rest}`] : []),
  ]
}
