import { type MouseEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { lazyPanel } from '../../../lib/hydration/lazy-panel.tsx'
import { mainHref } from '../../../shared/addresses/ad-addresses.ts'
import type { ListPage } from '../address/list-page.ts'
import { typeName } from '../labels/list-labels.ts'

const CategorySheet = lazyPanel(() => import('./category-sheet.tsx'))

/** What is looked for; opens the type picker, and without JavaScript leads to the type's main page. */
export function CategoryButton({ list }: { list: ListPage }) {
  const [open, setOpen] = useState<boolean>()
  const { adType } = list.form
  const citySlug = list.city?.slug ?? null
  const pick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <Link
        to={mainHref({ adType, citySlug })}
        aria-haspopup="dialog"
        onClick={pick}
        className="list-choice list-category"
      >
        {`Категория: ${typeName(list)}`}
      </Link>
      {open !== undefined && (
        <CategorySheet
          attempt={open}
          onFailed={() => setOpen(undefined)}
          panel={{ open, onOpenChange: setOpen, adType, citySlug }}
        />
      )}
    </>
  )
}
