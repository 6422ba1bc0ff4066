/** A generation of cars: when it was made, as what bodies, and with what fuels. */
export interface BuiltGeneration {
  id: string
  parentId?: string | undefined
  yearFrom: number
  /** `null` where it is still made. */
  yearTo: number | null
  bodies: readonly number[]
  fuels: readonly number[]
}

/** When some cars were made, as what bodies, and with what fuels. */
export interface BuiltAs {
  from: number
  to: number | null
  /** Those of at least half as many generations as the most frequent one. */
  bodies: readonly number[]
  /** Empty where some are not known. */
  fuels: readonly number[]
  /** The marks of the same country, their own too. */
  marks: readonly string[]
}

interface Cars {
  generations: readonly BuiltGeneration[]
  /** The countries of marks, by their ids. */
  countries: ReadonlyMap<string, string>
  /** The mark of a model. */
  markOf: (modelId: string) => string | undefined
}

/** Those that are there at least half as often as the most frequent one: a Delica is a van, though a small one was called so, too. */
function mostFrequent(values: readonly number[]): number[] {
  const counts = [...Map.groupBy(values, (value) => value)]
  const most = Math.max(0, ...counts.map(([, same]) => same.length))
  return counts
    .flatMap(([value, same]) => (same.length * 2 >= most ? [value] : []))
    .toSorted((a, b) => a - b)
}

/** Finds what models, or those of their generations that are named, were built as; `undefined` for those of other vehicles. */
export function builtAsOf({ generations, countries, markOf }: Cars) {
  const byModel = Map.groupBy(generations, ({ parentId }) => parentId)
  return (models: readonly string[], named: readonly string[]): BuiltAs | undefined => {
    const all = models.flatMap((id) => byModel.get(id) ?? [])
    const meant = named.length > 0 ? all.filter(({ id }) => named.includes(id)) : all
    if (meant.length === 0) return undefined
    const from = new Set(models.map((id) => countries.get(markOf(id) ?? '')))
    const ends = meant.map(({ yearTo }) => yearTo)
    return {
      from: Math.min(...meant.map(({ yearFrom }) => yearFrom)),
      to: ends.some((year) => year === null) ? null : Math.max(...ends.map(Number)),
      bodies: mostFrequent(meant.flatMap(({ bodies }) => bodies)),
      fuels: meant.some(({ fuels }) => fuels.length === 0)
        ? []
        : [...new Set(meant.flatMap(({ fuels }) => fuels))],
      marks: [...countries].flatMap(([id, country]) => (from.has(country) ? [id] : [])),
    }
  }
}
