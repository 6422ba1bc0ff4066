import { subtypeOfAdType } from '@trassa/catalog/taxonomy/subtypes'
import { Button } from '@trassa/ui/actions/button'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { lazyPanel } from '../../lib/hydration/lazy-panel.tsx'
import { EVERY_CATEGORY } from './category-labels.ts'
import { useListParams } from './use-list-params.ts'

const CategorySheet = lazyPanel(() => import('./category-sheet.tsx'))

/** spec §2, my-ads layout: the type picker 'Категория объявлений'. */
export function CategoryButton() {
  const { adType } = useListParams()
  const [open, setOpen] = useState<boolean>()
  const name = (adType && subtypeOfAdType(adType)?.name) ?? EVERY_CATEGORY
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        aria-label={`Категория объявлений: ${name}`}
        onClick={() => setOpen(true)}
        className="min-w-0 *:min-w-0 *:grow *:justify-between max-desk:w-full max-desk:px-control-inset! max-desk:font-regular!"
      >
        <span className="truncate">{name}</span>
        <ChevronDown aria-hidden="true" />
      </Button>
      {open !== undefined && (
        <CategorySheet
          attempt={open}
          onFailed={() => setOpen(undefined)}
          panel={{ open, onOpenChange: setOpen }}
        />
      )}
    </>
  )
}
