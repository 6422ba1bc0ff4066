import { formatNumber, withUnit } from '@trassa/catalog/format/numbers'
import type { StatementRow } from '@trassa/contracts/entities/invoice'
import {
  STATEMENT_OUTCOMES,
  type StatementOutcome,
} from '@trassa/contracts/enumerations/statements'
import type { Tone } from '@trassa/ui/display/badge'
import { Cell, DataTable, HeaderCell, Row } from '@trassa/ui/display/data-table'
import { Status } from '@trassa/ui/display/status'
import { Link } from 'react-router-dom'

/** Yellow is for what a person has to look at. */
const TONES: Record<StatementOutcome, Tone> = {
  paid: 'go',
  booked: 'neutral',
  outgoing: 'neutral',
  unknownInvoice: 'marking',
  wrongAmount: 'marking',
  otherPayer: 'marking',
  alreadyPaid: 'marking',
  own: 'marking',
}

const printKopecks = (kopecks: number): string =>
  withUnit(formatNumber(kopecks / 100, 2).replace('.', ','), '₽')

/** `2026-11-23` → `23.11.2026`, as the bank writes it. */
const printDay = (day: string): string => day.split('-').reverse().join('.')

/** The payments of a statement, each with what becomes of it and what a person has to do. */
export function StatementTable({ rows }: { rows: readonly StatementRow[] }) {
  return (
    <DataTable aria-label="Платежи выписки" className="min-h-0">
      <thead>
        <tr>
          <HeaderCell frozen>Что с платежом</HeaderCell>
          <HeaderCell>Счёт</HeaderCell>
          <HeaderCell numeric>Сумма</HeaderCell>
          <HeaderCell>Дата</HeaderCell>
          <HeaderCell>№</HeaderCell>
          <HeaderCell>Плательщик</HeaderCell>
          <HeaderCell>Назначение</HeaderCell>
          <HeaderCell>Что делать</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { name, advice } = STATEMENT_OUTCOMES[row.outcome]
          return (
            <Row key={row.line}>
              <Cell frozen>
                <Status tone={TONES[row.outcome]}>{name}</Status>
              </Cell>
              <Cell>
                {row.invoice && (
                  <Link className="hover:underline" to={`/users?id=${row.invoice.userId}`}>
                    {row.invoice.number}
                  </Link>
                )}
              </Cell>
              <Cell numeric>{printKopecks(row.kopecks)}</Cell>
              <Cell>{printDay(row.date)}</Cell>
              <Cell>{row.number}</Cell>
              <Cell title={row.payer}>{row.payer}</Cell>
              <Cell title={row.purpose}>{row.purpose}</Cell>
              <Cell title={advice}>{advice}</Cell>
            </Row>
          )
        })}
      </tbody>
    </DataTable>
  )
}
