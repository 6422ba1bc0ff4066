import type { FieldDefinition, FormDefinition } from '@trassa/catalog/engine/definition'
import {
  mappedValueKey,
  STOCK_NAME_MAX,
  type StockMapping,
} from '@trassa/contracts/entities/moderator/stock-import'
import type { AdType } from '@trassa/contracts/enumerations/ads'

/** Texts of a row by the fields that they are read as. */
type Cells = ReadonlyMap<string, string>

export interface CellNaming {
  /** The cells as the file spells them. */
  cellsOf: (row: Readonly<Record<string, string>>) => Cells
  /** The name of the row's category. */
  adTypeIn: (cells: Cells) => string | undefined
  /** The cells with values that were mapped by hand as their lists have them. */
  named: (cells: Cells, of: { form: FormDefinition; adType: AdType }) => Map<string, string>
  /** The column of a field; `null` where the file has none. */
  columnOf: (key: string) => string | null
}

/** Reads cells by a mapping. */
export function createCellNaming({ columns, values }: StockMapping): CellNaming {
  const replaced = new Map(values.map((value) => [mappedValueKey(value), value.name]))
  const columnByKey = new Map<string, string>()
  for (const { name, key } of columns) {
    if (key !== null && !columnByKey.has(key)) columnByKey.set(key, name)
  }
  const nameOf = (place: Parameters<typeof mappedValueKey>[0]): string =>
    replaced.get(mappedValueKey(place)) ?? place.text
  return {
    cellsOf(row) {
      const cells = new Map<string, string>()
      for (const [key, column] of columnByKey) {
        const text = row[column]?.trim() ?? ''
        if (text !== '') cells.set(key, text)
      }
      return cells
    },
    adTypeIn(cells) {
      const text = cells.get('adType')
      return text && nameOf({ adType: null, key: 'adType', parent: null, text })
    },
    named(cells, { form, adType }) {
      const names = new Map(cells)
      const city = cells.get('cityId')
      if (city !== undefined) {
        names.set('cityId', nameOf({ adType: null, key: 'cityId', parent: null, text: city }))
      }
      for (const field of replaced.size > 0 ? form.fields : []) {
        const { key } = field
        const text = cells.get(key)
        const parent = parentIn(cells, form, field)
        if (text !== undefined) names.set(key, nameOf({ adType, key, parent, text }))
      }
      return names
    },
    columnOf: (key) => columnByKey.get(key) ?? null,
  }
}

const parentKey = ({ kind }: FieldDefinition): string | undefined =>
  kind.type === 'dictionary' ? kind.dependsOn : undefined

/** What a value belongs to, as the file spells it: "Mazda 3" of a generation; `null` where that is nothing. */
export function parentIn(
  cells: Cells,
  form: FormDefinition,
  field: FieldDefinition,
): string | null {
  const texts: string[] = []
  let key = parentKey(field)
  while (key !== undefined) {
    texts.unshift(cells.get(key) ?? '')
    const parent = form.fields.find((one) => one.key === key)
    key = parent && parentKey(parent)
  }
  const path = texts.join(' ').trim().slice(0, STOCK_NAME_MAX).toWellFormed()
  return path === '' ? null : path
}
