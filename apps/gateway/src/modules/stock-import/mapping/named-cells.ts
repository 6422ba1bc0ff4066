import type { StockMapping } from '@trassa/contracts/entities/stock-import'

/** How a value is compared with those that were mapped by hand. */
const valueKey = (key: string, text: string): string => `${key} ${text.trim().toLowerCase()}`

export interface CellNaming {
  /** The cells by the fields that they are read as, values that were mapped by hand as the list has them. */
  cellsOf: (row: Readonly<Record<string, string>>) => Map<string, string>
  /** The column of a field; `null` where the file has none. */
  columnOf: (key: string) => string | null
}

/** Reads cells by a mapping. */
export function createCellNaming({ columns, values }: StockMapping): CellNaming {
  const replaced = new Map(values.map(({ key, text, name }) => [valueKey(key, text), name]))
  const columnByKey = new Map<string, string>()
  for (const { name, key } of columns) {
    if (key !== null && !columnByKey.has(key)) columnByKey.set(key, name)
  }
  return {
    cellsOf(row) {
      const cells = new Map<string, string>()
      for (const [key, column] of columnByKey) {
        const text = row[column]?.trim() ?? ''
        if (text !== '') cells.set(key, replaced.get(valueKey(key, text)) ?? text)
      }
      return cells
    },
    columnOf: (key) => columnByKey.get(key) ?? null,
  }
}
