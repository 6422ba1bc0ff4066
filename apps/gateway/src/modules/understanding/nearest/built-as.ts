/** A generation of cars: when it was made, as what bodies, with what fuels and engines. */
export interface BuiltGeneration {
  id: string
  parentId?: string | undefined
  yearFrom: number
  /** `null` where it is still made. */
  yearTo: number | null
  bodies: readonly number[]
  fuels: readonly number[]
  /** In litres; empty where none is known. */
  volumes: readonly number[]
}

/** When some cars were made, as what bodies, with what fuels and engines. */
export interface BuiltAs {
  from: number
  to: number | null
  /** Those of at least half as many generations as the most frequent one. */
  bodies: readonly number[]
  /** Empty where some are not known. */
  fuels: readonly number[]
  /** The bounds of the middle half of their engines, in litres; absent where none is known. */
  volumes?: readonly [least: number, most: number]
  /** The marks of the same country, their own too. */
  marks: readonly string[]
}

/** Ids of what is named; of marks alone all of their models are meant. */
export interface NamedCars {
  marks: readonly string[]
  models: readonly string[]
  generations: readonly string[]
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

/** The bounds of the middle half. */
function middleOf(values: readonly number[]): [least: number, most: number] {
  const sorted = values.toSorted((a, b) => a - b)
  const last = sorted.length - 1
  return [sorted[Math.floor(last / 4)] ?? 0, sorted[Math.ceil((last * 3) / 4)] ?? 0]
}

/** Finds what the cars that are named were built as; `undefined` for other vehicles. */
export function builtAsOf({ generations, countries, markOf }: Cars) {
  const byModel = Map.groupBy(generations, ({ parentId }) => parentId)
  let byMark: Map<string | undefined, BuiltGeneration[]> | undefined
  function namedOf({ marks, models, generations: named }: NamedCars): BuiltGeneration[] {
    if (models.length === 0) {
      byMark ??= Map.groupBy(generations, ({ parentId = '' }) => markOf(parentId))
      return marks.flatMap((id) => byMark?.get(id) ?? [])
    }
    const all = models.flatMap((id) => byModel.get(id) ?? [])
    return named.length > 0 ? all.filter(({ id }) => named.includes(id)) : all
  }

  return (named: NamedCars): BuiltAs | undefined => {
    const meant = namedOf(named)
    if (meant.length === 0) return undefined
    const from = new Set(meant.map(({ parentId = '' }) => countries.get(markOf(parentId) ?? '')))
    const volumes = meant.flatMap((one) => one.volumes)
    const ends = meant.map(({ yearTo }) => yearTo)
    return {
      from: Math.min(...meant.map(({ yearFrom }) => yearFrom)),
      to: ends.some((year) => year === null) ? null : Math.max(...ends.map(Number)),
      bodies: mostFrequent(meant.flatMap(({ bodies }) => bodies)),
      fuels: meant.some(({ fuels }) => fuels.length === 0)
        ? []
        : [...new Set(meant.flatMap(({ fuels }) => fuels))],
      ...(volumes.length > 0 && { volumes: middleOf(volumes) }),
      marks: [...countries].flatMap(([id, country]) => (from.has(country) ? [id] : [])),
    }
  }
}
