import type { FactList } from '@trassa/catalog/engine/text/card'

/** A list of what there is, by group. */
export function Equipment({ list }: { list: FactList }) {
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
