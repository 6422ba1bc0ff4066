import { bankDay, formatMoney } from '@trassa/catalog/format/money'
import type { StatementRow } from '@trassa/contracts/entities/invoice'
import {
  STATEMENT_OUTCOMES,
  type StatementOutcome,
} from '@trassa/contracts/enumerations/statements'
import type { Tone } from '@trassa/ui/display/badge'
import { Cell, DataTable, HeaderCell, Row } from '@trassa/ui/display/data-table'
import { Status } from '@trassa/ui/display/status'

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

interface StatementTableProps {
  rows: readonly StatementRow[]
  /** The order of a row is looked at; with `surplus` to return the row's money. */
  onOpen: (row: StatementRow, surplus: boolean) => void
}

/** The payments of a statement, each with what becomes of it and what a person has to do. */
export function StatementTable({ rows, onOpen }: StatementTableProps) {
  return (
    <DataTable aria-label="Платежи выписки" className="min-h-0">
      <thead>
        <tr>
          <HeaderCell frozen>Что с платежом</HeaderCell>
          <HeaderCell>Счёт</HeaderCell>
          <HeaderCell numeric>Сумма</HeaderCell>
          <HeaderCell>Что делать</HeaderCell>
          <HeaderCell>Дата</HeaderCell>
          <HeaderCell>№</HeaderCell>
          <HeaderCell>Плательщик</HeaderCell>
          <HeaderCell>Назначение</HeaderCell>
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
                  <button
                    type="button"
                    className="text-sign-text underline-offset-2 hover:underline"
                    onClick={() => onOpen(row, false)}
                  >
                    {row.invoice.number}
                  </button>
                )}
              </Cell>
              <Cell numeric>{formatMoney(row.kopecks / 100)}</Cell>
              <Cell title={advice}>
                {row.outcome === 'alreadyPaid' ? (
                  <button
                    type="button"
                    className="text-sign-text underline-offset-2 hover:underline"
                    onClick={() => onOpen(row, true)}
                  >
                    {advice}
                  </button>
                ) : (
                  advice
                )}
              </Cell>
              <Cell>{bankDay(row.date)}</Cell>
              <Cell>{row.number}</Cell>
              <Cell title={row.payer}>{row.payer}</Cell>
              <Cell title={row.purpose}>{row.purpose}</Cell>
            </Row>
          )
        })}
      </tbody>
    </DataTable>
  )
}
