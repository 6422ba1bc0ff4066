import type { NamedRow } from '../lexicon/lexicon-source.ts'

/** A nickname of more models says too little. */
const MOST_KIN = 12

/** For each model those of its mark that share a nickname with it, itself too: "классика" is a 2101 and a 2107. */
export function kinModels(models: readonly NamedRow[]): ReadonlyMap<string, readonly string[]> {
  const named = models.flatMap(({ id, parentId, others = [] }) =>
    others.map((name) => ({ id, key: `${parentId} ${name}` })),
  )
  const kin = new Map<string, Set<string>>()
  for (const same of Map.groupBy(named, ({ key }) => key).values()) {
    if (same.length < 2 || same.length > MOST_KIN) continue
    for (const { id } of same) {
      const known = kin.get(id) ?? new Set()
      for (const other of same) known.add(other.id)
      kin.set(id, known)
    }
  }
  return new Map([...kin].map(([id, ids]) => [id, [...ids]]))
}
