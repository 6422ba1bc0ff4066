import { Button } from '@trassa/ui/button'
import { Sheet } from '@trassa/ui/sheet'
import { FilterPanel } from './filter-panel.tsx'
import type { ListPage } from './list-page.ts'
import { showText } from './list-words.ts'

interface FilterSheetProps {
  list: ListPage
  total: number | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The filters on a phone. A chunk of its own: nobody needs it before pressing the button. */
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
