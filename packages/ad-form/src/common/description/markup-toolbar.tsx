import { IconButton } from '@trassa/ui/actions/icon-button'
import { Bold, Link, List } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import { boldEdit, type Edit, linkEdit, listEdit, type Selection } from './edits.ts'

type EditOf = (selection: Selection) => Edit

const BUTTONS = [
  { label: 'Выделить жирным (Ctrl+B)', icon: <Bold />, edit: boldEdit },
  { label: 'Список', icon: <List />, edit: listEdit },
  { label: 'Ссылка (Ctrl+K)', icon: <Link />, edit: linkEdit },
] as const

/** Physical keys, so that they work in the Russian layout. */
const KEYS: Partial<Record<string, EditOf>> = { KeyB: boldEdit, KeyK: linkEdit }

/** Changes the field's text as if it were typed: the browser's undo takes it back. */
function applyTo(area: HTMLTextAreaElement, editOf: EditOf): void {
  const { value, selectionStart, selectionEnd } = area
  const { from, to, insert, select } = editOf({
    text: value,
    start: selectionStart,
    end: selectionEnd,
  })
  area.focus()
  area.setSelectionRange(from, to)
  // Deprecated, and the only edit that is part of the undo history (docs/decisions/070).
  if (!document.execCommand?.('insertText', false, insert)) {
    area.setRangeText(insert, from, to)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(...select)
}

/** Ctrl+B and Ctrl+K (⌘ on a Mac) in the field. */
export function markupKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const edit = event.ctrlKey || event.metaKey ? KEYS[event.code] : undefined
  if (!edit || event.altKey || event.shiftKey) return
  event.preventDefault()
  applyTo(event.currentTarget, edit)
}

/** Buttons that type bold text, a list, a link into the field. */
export function MarkupToolbar({ area }: { area: RefObject<HTMLTextAreaElement | null> }) {
  return (
    <div role="toolbar" aria-label="Оформление описания" className="-mb-1 flex gap-1">
      {BUTTONS.map(({ label, icon, edit }) => (
        <IconButton
          key={label}
          size="small"
          label={label}
          icon={icon}
          // The field keeps its focus and selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => area.current && applyTo(area.current, edit)}
        />
      ))}
    </div>
  )
}
