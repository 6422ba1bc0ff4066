import { Button } from '@trassa/ui/actions/button'
import { Sheet } from '@trassa/ui/overlays/sheet'
import { useWide } from '../../lib/browser/use-wide.ts'
import { TypePicker } from '../../shared/type-picker/type-picker.tsx'
import { EVERY_CATEGORY } from './category-labels.ts'
import { useListParams } from './use-list-params.ts'

interface CategorySheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Filters the user's ads by type, or shows all. */
export default function CategorySheet({ open, onOpenChange }: CategorySheetProps) {
  const { adType, chooseType } = useListParams()
  const choose = (wanted: typeof adType) => {
    chooseType(wanted)
    onOpenChange(false)
  }
  return (
    <Sheet
      side={useWide() ? 'right' : 'bottom'}
      title="Категория объявлений"
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <Button block variant="secondary" onClick={() => choose(null)}>
          {EVERY_CATEGORY}
        </Button>
      }
    >
      <TypePicker chosen={adType} onChoose={(subtype) => choose(subtype.adType)} />
    </Sheet>
  )
}
