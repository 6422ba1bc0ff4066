import type { DifferenceRow } from './difference-rows.ts'

interface DifferenceTableProps {
  rows: readonly DifferenceRow[]
  /** What the two columns are called. */
  before: string
  after: string
}

/** Fields side by side, as they were and as they are or will be. */
export function DifferenceTable({ rows, before, after }: DifferenceTableProps) {
  return (
    <table className="w-full border-separate border-spacing-0 text-left">
      <thead className="text-caption text-text-muted">
        <tr className="*:border-b *:py-1 *:pr-3 *:font-regular">
          <th scope="col">Поле</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="wrap-anywhere *:border-b *:py-1 *:pr-3 *:align-top">
            <th scope="row" className="font-regular text-text-muted">
              {row.label}
            </th>
            <td className={row.before ? 'line-through decoration-stop-text' : 'text-text-muted'}>
              {row.before ?? '—'}
            </td>
            <td className={row.after ? 'font-medium' : 'text-text-muted'}>
              {row.after ?? 'убрано'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
