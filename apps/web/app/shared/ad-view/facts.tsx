import type { FactRow } from '@trassa/catalog/engine/text/card'

/** The main facts as a table of two columns. */
export function Facts({ rows }: { rows: readonly FactRow[] }) {
  return (
    <dl className="grid gap-x-10 desk:grid-cols-2">
      {rows.map(({ key, label, value }) => (
        <div key={key} className="grid grid-cols-[minmax(0,45%)_1fr] gap-3 border-b py-2">
          <dt className="text-text-muted">{label}</dt>
          <dd className="tabular wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
