import { Breadcrumbs } from '@trassa/ui/navigation/breadcrumbs'
import { Link } from 'react-router-dom'
import { listCrumbs } from '../../../shared/addresses/list-crumbs.ts'
import type { ListPage } from '../address/list-page.ts'
import { useNames } from '../filters/use-dictionaries.ts'
import { chosenParts } from '../labels/list-labels.ts'

/** Breadcrumbs of a list by place, mark, model and generation; a phone has the buttons of category and place instead. */
export default function ListPath({ list }: { list: ListPage }) {
  const nameOf = useNames(list)
  const crumbs = listCrumbs(list.form.adType, list.city, chosenParts(list, nameOf))
  if (crumbs.length === 1) return null
  return (
    <div className="mb-2 hidden desk:block">
      <Breadcrumbs
        crumbs={crumbs.map(({ name, href }, index) => ({
          label: name,
          ...(index < crumbs.length - 1 && { render: <Link to={href} /> }),
        }))}
      />
    </div>
  )
}
