import type { ReactNode } from 'react'

export interface Attribute {
  key: string
  label: string
  value: ReactNode
}

/** Labels and values, in as many columns as fit. */
export function AttributeList({ rows }: { rows: readonly Attribute[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(230px,1fr))] gap-x-6">
      {rows.map(({ key, label, value }) => (
        <div key={key} className="flex items-baseline justify-between gap-3 border-b py-1">
          <dt className="text-text-muted">{label}</dt>
          <dd className="select-text text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
