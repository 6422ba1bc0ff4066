import { Button } from '@trassa/ui/actions/button'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/hydration/lazy-part.ts'
import { PageIcon } from '../../../shared/page-icon/page-icon.tsx'
import type { ListPage } from '../address/list-page.ts'

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx'))

interface FilterButtonProps {
  list: ListPage
  total: number | undefined
}

/** Opens the filters where there is no column for them. */
export default function FilterButton({ list, total }: FilterButtonProps) {
  const [open, setOpen] = useState<boolean>()
  const count = list.filters.length
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <PageIcon name="sliders-horizontal" />
        Фильтры
        {count > 0 && <span className="text-sign-text">{count}</span>}
      </Button>
      {open !== undefined && (
        <Suspense>
          <FilterSheet list={list} total={total} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
