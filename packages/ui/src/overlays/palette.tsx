import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { Spinner } from '../display/spinner.tsx'
import { BACKDROP } from './dialog-styles.ts'
import { optionId, type PaletteGroup, PaletteList } from './palette-list.tsx'

export interface PaletteProps {
  /** What screen readers call it, and what the field asks for. */
  label: string
  placeholder: string
  open: boolean
  onOpenChange: (open: boolean) => void
  text: string
  onTextChange: (text: string) => void
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
  groups: readonly PaletteGroup[]
  /** The key of the item that Enter chooses; `null` without items. */
  active: string | null
  onActiveChange: (key: string) => void
  /** `beside`: with Ctrl. */
  onEnter: (beside: boolean) => void
  onPick: (key: string, beside: boolean) => void
  loading: boolean
  /** Under the field: what was found, or why nothing was. */
  status: ReactNode
  footer?: ReactNode
}

/**
 * A field over the page whose list follows what is typed: ↑ ↓ move, Enter chooses, Esc closes and gives the focus
 * back to where it was.
 */
export function Palette(props: PaletteProps) {
  const { label, open, onOpenChange, text, groups, active, onActiveChange, onEnter } = props
  const [listId, input] = [useId(), useRef<HTMLInputElement>(null)]
  const keys = groups.flatMap(({ items }) => items.map(({ key }) => key))

  function move(by: 1 | -1): void {
    const at = active === null ? -1 : keys.indexOf(active)
    const next = keys[(at + by + keys.length) % keys.length]
    if (next !== undefined) onActiveChange(next)
  }

  function press(event: KeyboardEvent): void {
    const by = { ArrowDown: 1, ArrowUp: -1 } as const
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(by[event.key])
    else if (event.key === 'Enter') onEnter(event.ctrlKey)
    else return
    event.preventDefault()
  }

  return (
    <BaseDialog.Root open={open} onOpenChange={onOpenChange}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={BACKDROP} />
        <BaseDialog.Viewport className="fixed inset-0 z-50 flex items-start justify-center p-6 pt-[12vh]">
          <BaseDialog.Popup
            aria-label={label}
            initialFocus={input}
            className="flex max-h-[70vh] w-full max-w-160 flex-col overflow-hidden rounded-card border bg-surface-raised shadow-float outline-none"
          >
            <div className="flex items-center gap-3 border-b px-4">
              <Search aria-hidden="true" className="shrink-0 text-text-muted" />
              <input
                ref={input}
                role="combobox"
                aria-label={label}
                aria-expanded={keys.length > 0}
                aria-controls={listId}
                aria-activedescendant={active === null ? undefined : optionId(listId, active)}
                autoComplete="off"
                spellCheck={false}
                placeholder={props.placeholder}
                value={text}
                onChange={(event) => props.onTextChange(event.target.value)}
                onPaste={props.onPaste}
                onKeyDown={press}
                className="h-12 min-w-0 flex-1 bg-transparent text-title outline-none placeholder:text-text-muted placeholder:opacity-100"
              />
              {props.loading && <Spinner />}
            </div>
            <PaletteList
              id={listId}
              groups={groups}
              active={active}
              onPick={props.onPick}
              onActiveChange={onActiveChange}
            />
            <p role="status" className="px-4 py-2 text-text-muted empty:hidden">
              {props.status}
            </p>
            {props.footer && (
              <footer className="flex flex-wrap gap-x-4 gap-y-1 border-t px-4 py-2 text-caption text-text-muted">
                {props.footer}
              </footer>
            )}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
