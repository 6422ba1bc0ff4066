/**
 * Characters that show nothing, or turn the direction of what follows: soft hyphens, marks and overrides of
 * direction, zero-width spaces, blank fillers. Joiners stay: emoji and some scripts are made with them.
 */
const INVISIBLE =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0]/g

/** More marks on one letter than any language writes; they would cover the lines around. */
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A text that people read on others' pages, without what could hide, turn or cover words. */
export const cleanText = (text: string): string =>
  text.replace(INVISIBLE, '').replace(STACKED_MARKS, '$1')

/** Whether a text shows anything. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)
