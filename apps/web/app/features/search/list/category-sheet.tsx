import type { AdType } from '@trassa/contracts/enumerations/ads'
import { Sheet } from '@trassa/ui/overlays/sheet'
import { useWide } from '../../../lib/browser/use-wide.ts'
import { listHref } from '../../../shared/addresses/ad-addresses.ts'
import { TypePicker } from '../../../shared/type-picker/type-picker.tsx'

interface CategorySheetProps {
  adType: AdType
  citySlug: string | null
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Another type's list, in the same place. A separate chunk: rarely opened. */
export default function CategorySheet(props: CategorySheetProps) {
  const { adType, citySlug, open, onOpenChange } = props
  return (
    <Sheet
      side={useWide() ? 'left' : 'bottom'}
      title="Категория"
      open={open}
      onOpenChange={onOpenChange}
    >
      <TypePicker
        chosen={adType}
        hrefOf={(subtype) => listHref({ adType: subtype.adType, citySlug })}
        onChoose={() => onOpenChange(false)}
      />
    </Sheet>
  )
}
