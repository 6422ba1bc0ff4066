import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { type FactList, listsOf } from '@trassa/catalog/engine/text/card'
import type { Ad } from '@trassa/contracts/entities/ad'

interface EquipmentProps {
  ad: Pick<Ad, 'fields'>
  form: FormDefinition
}

/** What there is, as a list for each field of several values. */
export const Equipment = ({ ad, form }: EquipmentProps) =>
  listsOf(form, ad.fields).map((list) => <EquipmentList key={list.key} list={list} />)

/** A list of what there is, by group. */
function EquipmentList({ list }: { list: FactList }) {
  return (
    <section aria-labelledby={list.key}>
      <h2 id={list.key} className="mb-3 font-bold text-title">
        {list.label}
      </h2>
      <div className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {list.groups.map(({ title, items }) => (
          <div key={title}>
            {title !== list.label && <h3 className="mb-1 font-medium">{title}</h3>}
            <ul className="text-text-muted">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
