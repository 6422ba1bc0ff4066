import { formatDateTime } from '@trassa/catalog/format/dates'
import { formatPrice } from '@trassa/catalog/format/numbers'
import type { PriceRow } from '@trassa/contracts/entities/moderator/price'
import { Cell, DataTable, HeaderCell, Row } from '@trassa/ui/display/data-table'
import { useNow } from '../../lib/use-now.ts'
import { GROUP_NAMES } from '../../shared/prices/group-names.ts'
import { keyOf, quantityOf } from './price-groups.ts'

const MINUTE_MS = 60_000

interface PricesTableProps {
  label: string
  rows: readonly PriceRow[]
  openedKey: string | null
  onOpen: (key: string) => void
}

/** One part of the price list. */
export function PricesTable({ label, rows, openedKey, onOpen }: PricesTableProps) {
  const now = useNow(MINUTE_MS)
  const ofPackages = rows.some((row) => quantityOf(row) !== null)
  return (
    <DataTable aria-label={label} className="max-w-230">
      <thead>
        <tr>
          <HeaderCell frozen className="w-66">
            Что
          </HeaderCell>
          <HeaderCell className="w-64">
            {ofPackages ? 'За публикацию' : 'Для объявлений'}
          </HeaderCell>
          <HeaderCell numeric className="w-28">
            Сейчас
          </HeaderCell>
          <HeaderCell className="w-64">Дальше</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = keyOf(row)
          const quantity = quantityOf(row)
          return (
            <Row key={key} selected={key === openedKey}>
              <Cell frozen>
                <button
                  type="button"
                  aria-label={`${row.title}, ${GROUP_NAMES[row.group]}`}
                  className="hover:underline"
                  onClick={() => onOpen(key)}
                >
                  {row.title}
                </button>
              </Cell>
              <Cell>
                {quantity === null
                  ? GROUP_NAMES[row.group]
                  : formatPrice(Math.round(row.current.price / quantity))}
              </Cell>
              <Cell numeric>{formatPrice(row.current.price)}</Cell>
              <Cell className="text-text-muted">
                {row.planned
                  .map(
                    ({ price, validFrom }) =>
                      `${formatPrice(price)} с ${formatDateTime(validFrom, now)}`,
                  )
                  .join('; ')}
              </Cell>
            </Row>
          )
        })}
      </tbody>
    </DataTable>
  )
}
