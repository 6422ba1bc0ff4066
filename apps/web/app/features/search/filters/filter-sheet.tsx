import { Button } from '@trassa/ui/actions/button'
import { Sheet } from '@trassa/ui/overlays/sheet'
import type { ListPage } from '../address/list-page.ts'
import { showText } from '../labels/list-labels.ts'
import FilterPanel from './filter-panel.tsx'

interface FilterSheetProps {
  list: ListPage
  total: number | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The filters on a phone. A separate chunk: loaded with the first press of the button. */
export default function FilterSheet({ list, total, open, onOpenChange }: FilterSheetProps) {
  return (
    <Sheet
      title="Фильтры"
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <Button block onClick={() => onOpenChange(false)}>
          {showText(total)}
        </Button>
      }
    >
      <FilterPanel list={list} />
    </Sheet>
  )
}
