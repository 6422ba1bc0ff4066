import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { tableOf } from '@trassa/catalog/engine/text/card'
import type { Ad } from '@trassa/contracts/entities/ad'

interface FactsProps {
  ad: Pick<Ad, 'fields' | 'names'>
  form: FormDefinition
}

/** The main facts as a table of two columns. */
export function Facts({ ad, form }: FactsProps) {
  return (
    <dl className="grid gap-x-10 desk:grid-cols-2 print:grid-cols-2">
      {tableOf(form, ad.fields, ad.names).map(({ key, label, value }) => (
        <div
          key={key}
          className="grid grid-cols-[minmax(0,45%)_1fr] gap-3 border-b py-2 print:py-1"
        >
          <dt className="text-text-muted">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
