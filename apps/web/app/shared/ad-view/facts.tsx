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
    <dl className="facts">
      {tableOf(form, ad.fields, ad.names).map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
