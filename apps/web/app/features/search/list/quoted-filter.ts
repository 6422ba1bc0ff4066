import { cut } from '@trassa/catalog/format/cut'

/** Signs of a condition that a sentence or a button shows: words that were searched for may have 200. */
const MOST = 40

/** A condition of a list in quotation marks; without those of its own, which words of the text search stand in already. */
export const quotedFilter = (text: string): string => `«${cut(text.replaceAll(/[«»]/g, ''), MOST)}»`
