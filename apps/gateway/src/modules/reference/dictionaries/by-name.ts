const NATURAL = new Intl.Collator('ru', { numeric: true })

/** Natural order of names: 82, 82.1, 892, 1221. */
export const byName = (a: { name: string }, b: { name: string }): number =>
  NATURAL.compare(a.name, b.name)
