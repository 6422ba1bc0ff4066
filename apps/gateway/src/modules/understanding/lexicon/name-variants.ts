const BRACKETS = /\(([^)]*)\)/g
const RESTYLED = /\s*рестайлинг(?:\s\d)?/g
/** Whether a generation is a restyled one. */
export const isRestyling = (name: string): boolean => /рестайлинг/i.test(name)
const QUOTED = /«([^»]*)»/g
const OF_VARIANTS = /[(«»]|рестайлинг/
/** Whether a name has other variants than itself: few have. */
export const hasVariants = (name: string): boolean => OF_VARIANTS.test(name)

/**
 * The ways of saying a name that follow from how dictionaries write it: `Lada (ВАЗ)` is also `Lada` and `ВАЗ`,
 * `3110 «Волга»` also `3110`, `III рестайлинг (A7)` also `III` and `A7`.
 */
export function nameVariants(name: string): string[] {
  if (!hasVariants(name)) return [name.trim()].filter(Boolean)
  const without = name.replace(BRACKETS, ' ').replace(QUOTED, ' ')
  const within = [...name.matchAll(BRACKETS)].flatMap(([, inner = '']) => inner.split(/[,/;]/))
  const variants = [
    name,
    name.replaceAll(/[«»]/g, ' '),
    without,
    without.replace(RESTYLED, ' '),
    ...within,
  ]
  return [...new Set(variants.map((variant) => variant.trim()).filter(Boolean))]
}

/** "импреза wrx sti": people translate the word and copy the index. */
export function inBothAlphabets(name: string, nameRu: string): string | undefined {
  const [[, ...latin], [russian = '', ...rest]] = [name.split(' '), nameRu.split(' ')]
  const isMixed = latin.length > 0 && latin.join() !== rest.join() && latin.length === rest.length
  return isMixed ? [russian, ...latin].join(' ') : undefined
}
