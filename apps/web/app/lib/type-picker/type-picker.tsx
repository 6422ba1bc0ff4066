import type { Subtype } from '@trassa/catalog/subtypes'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { useWide } from '../use-wide.ts'
import { NarrowPicker } from './narrow-picker.tsx'
import { WidePicker } from './wide-picker.tsx'

export interface TypePickerProps {
  /** Where a subtype leads: each is then a link, and works without JavaScript. */
  hrefOf?: (subtype: Subtype) => string
  /** Called for what is picked, beside following the link where there is one. */
  onChoose?: (subtype: Subtype) => void
  /** The one that is picked now. */
  chosen?: AdType | null
}

/** Picks a type of ads among all subtypes but the hidden ones (spec §2: type picker). */
export function TypePicker(props: TypePickerProps) {
  return useWide() ? <WidePicker {...props} /> : <NarrowPicker {...props} />
}
