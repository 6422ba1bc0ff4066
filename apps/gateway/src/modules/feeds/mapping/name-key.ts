import { plainSpelling } from '@trassa/catalog/names/spelling-key'

/** What of a name counts when names are compared: letters and digits, in one case, «ё» as «е». */
export const nameKey = (text: string): string => plainSpelling(text).replace(/[^\p{L}\p{N}]+/gu, '')
