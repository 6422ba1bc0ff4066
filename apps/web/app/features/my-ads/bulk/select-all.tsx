import { Checkbox } from '@trassa/ui/choices/checkbox'
import type { Selection } from './use-selection.ts'

/** Selects every shown ad of the list, or none. */
export function SelectAll({ selection, shown }: { selection: Selection; shown: number }) {
  const isAll = selection.ids.size === shown
  return (
    <Checkbox
      className="justify-self-start pl-3 text-caption text-text-muted desk:pl-4"
      checked={isAll}
      indeterminate={selection.ids.size > 0 && !isAll}
      onCheckedChange={selection.toggleAll}
    >
      Выбрать все
    </Checkbox>
  )
}
