import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '@trassa/catalog/format/dates'
import { formatNumber } from '@trassa/catalog/format/numbers'
import type { ListedStockImport } from '@trassa/contracts/entities/moderator/stock-import'
import { Cell, DataTable, HeaderCell, Row } from '@trassa/ui/display/data-table'
import { Status } from '@trassa/ui/display/status'
import { Link } from 'react-router-dom'
import { useApi } from '../../lib/api-context.ts'
import { LoadedPart } from '../../lib/loaded-part.tsx'
import { importPath } from './import-paths.ts'
import { stockImportsQuery } from './import-queries.ts'
import { IMPORT_STATES } from './import-words.ts'
import { NewImport } from './new-import.tsx'

/** A dealer's stock by file (domain §9): a new import, and those of the last 30 days, where one finds them again. */
export function ImportsPage() {
  const imports = useQuery(stockImportsQuery(useApi()))
  return (
    <div className="flex h-full min-w-0 flex-col gap-5 overflow-y-auto p-4">
      <div className="grid gap-1">
        <h1 className="font-bold text-heading">Импорт</h1>
        <p className="max-w-180 text-text-muted">
          Склад одного владельца из файла CSV или XLSX: до 5 000 строк и 20 МБ. Сначала покажем, что
          получится из каждой строки.
        </p>
      </div>
      <NewImport />
      <LoadedPart query={imports} skeletonRows={6}>
        {({ items }) => items.length > 0 && <ImportTable items={items} />}
      </LoadedPart>
    </div>
  )
}

function ImportTable({ items }: { items: readonly ListedStockImport[] }) {
  const now = new Date()
  return (
    <DataTable aria-label="Импорты">
      <thead>
        <tr>
          <HeaderCell frozen>Файл</HeaderCell>
          <HeaderCell>Владелец</HeaderCell>
          <HeaderCell>Состояние</HeaderCell>
          <HeaderCell numeric>Строк</HeaderCell>
          <HeaderCell numeric>Создано</HeaderCell>
          <HeaderCell numeric>Изменено</HeaderCell>
          <HeaderCell numeric>Не загружено</HeaderCell>
          <HeaderCell>Модератор</HeaderCell>
          <HeaderCell>Начат</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {items.map(
          ({ id, fileName, ownerName, state, total, counts, moderatorName, createdAt }) => (
            <Row key={id}>
              <Cell frozen>
                <Link
                  to={importPath(id)}
                  className="block max-w-72 truncate font-medium text-sign-text hover:underline"
                  title={fileName}
                >
                  {fileName}
                </Link>
              </Cell>
              <Cell>{ownerName}</Cell>
              <Cell>
                <Status tone={IMPORT_STATES[state].tone}>{IMPORT_STATES[state].name}</Status>
              </Cell>
              <Cell numeric>{formatNumber(total)}</Cell>
              <Cell numeric>{formatNumber(counts.created)}</Cell>
              <Cell numeric>{formatNumber(counts.changed)}</Cell>
              <Cell numeric>{formatNumber(counts.wrong + counts.refused)}</Cell>
              <Cell>{moderatorName}</Cell>
              <Cell>{formatDateTime(createdAt, now)}</Cell>
            </Row>
          ),
        )}
      </tbody>
    </DataTable>
  )
}
