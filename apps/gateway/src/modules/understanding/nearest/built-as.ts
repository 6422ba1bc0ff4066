/** A generation of cars: when it was made, and as what bodies. */
export interface BuiltGeneration {
  id: string
  parentId?: string | undefined
  yearFrom: number
  /** `null` where it is still made. */
  yearTo: number | null
  bodies: readonly number[]
}

/** When some cars were made, and as what bodies. */
export interface BuiltAs {
  from: number
  to: number | null
  bodies: readonly number[]
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
      bodies: [...new Set(meant.flatMap(({ bodies }) => bodies))].toSorted((a, b) => a - b),
      marks: [...countries].flatMap(([id, country]) => (from.has(country) ? [id] : [])),
    }
  }
}
