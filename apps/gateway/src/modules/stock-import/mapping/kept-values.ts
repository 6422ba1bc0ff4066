import {
  type MappedValue,
  mappedValueKey,
  STOCK_VALUES_MAX,
} from '@trassa/contracts/entities/moderator/stock-import'

/** The values mapped for earlier files that stand in this one. */
export function valuesInFile(
  values: readonly MappedValue[],
  rows: readonly { cells: ReadonlyMap<string, string> }[],
): MappedValue[] {
  const normal = (text: string): string => text.trim().toLowerCase()
  const sought = new Set(values.map(({ text }) => normal(text)))
  const found = new Set<string>()
  for (const { cells } of sought.size > 0 ? rows : []) {
    for (const cell of cells.values()) {
      const text = normal(cell)
      if (sought.has(text)) found.add(text)
    }
  }
  return values.filter(({ text }) => found.has(normal(text)))
}

interface Mapped {
  /** What is kept for the owner. */
  kept: readonly MappedValue[]
  /** Of the import before this change: what it has not any more was taken back. */
  before: readonly MappedValue[]
  now: readonly MappedValue[]
}

/** What is kept for the owner's next files: values of this file as they are now, of other files as they were. */
export function valuesToKeep({ kept, before, now }: Mapped): MappedValue[] {
  const told = new Set([...before, ...now].map(mappedValueKey))
  const others = kept.filter((value) => !told.has(mappedValueKey(value)))
  return [...now, ...others].slice(0, STOCK_VALUES_MAX)
}
