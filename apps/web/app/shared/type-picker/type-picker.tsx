import { useWide } from '../../lib/browser/use-wide.ts'
import { NarrowPicker } from './narrow-picker.tsx'
import type { TypePickerProps } from './type-picker-props.ts'
import { WidePicker } from './wide-picker.tsx'

/** Picks a type of ads among all subtypes but the hidden ones (spec §2: type picker). */
export function TypePicker(props: TypePickerProps) {
  return useWide() ? <WidePicker {...props} /> : <NarrowPicker {...props} />
}
