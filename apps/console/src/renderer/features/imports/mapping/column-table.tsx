import { rankOptions } from '@trassa/catalog/names/rank-options'
import type { StockImport, StockMapping } from '@trassa/contracts/entities/moderator/stock-import'
import { Combobox } from '@trassa/ui/choices/combobox'
import { Cell, DataTable, HeaderCell, Row } from '@trassa/ui/display/data-table'
import { useMemo } from 'react'
import { columnOptions } from './column-options.ts'

interface ColumnTableProps {
  columns: StockImport['columns']
  mapping: StockMapping
  onChange: (columns: StockMapping['columns']) => void
}

/** The columns of the file with a few of their values; a field that is chosen for a second column leaves the first. */
export function ColumnTable({ columns, mapping, onChange }: ColumnTableProps) {
  const options = useMemo(() => columnOptions(mapping.adType), [mapping.adType])
  const keyOf = (name: string) => mapping.columns.find((one) => one.name === name)?.key ?? null
  function choose(name: string, key: string | null) {
    onChange(
      columns.map((column) => {
        if (column.name === name) return { name, key }
        const present = keyOf(column.name)
        return { name: column.name, key: present === key ? null : present }
      }),
    )
  }
  return (
    <DataTable aria-label="Столбцы файла">
      <thead>
        <tr>
          <HeaderCell>Столбец файла</HeaderCell>
          <HeaderCell>Примеры</HeaderCell>
          <HeaderCell>Что это</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ name, samples }) => (
          <Row key={name}>
            <Cell>{name}</Cell>
            <Cell>
              <span className="block max-w-80 truncate text-text-muted" title={samples.join('\n')}>
                {samples.join('; ')}
              </span>
            </Cell>
            {/* The ring of the focus stands outside the field. */}
            <Cell className="overflow-visible! py-1">
              <Combobox
                label={`Что значит «${name}»`}
                labelHidden
                className="w-64"
                placeholder="Не загружать"
                options={options}
                rank={rankOptions}
                value={options.find(({ value }) => value === keyOf(name)) ?? null}
                onValueChange={(option) => choose(name, option?.value ?? null)}
              />
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}
