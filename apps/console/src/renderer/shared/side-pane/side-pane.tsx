import type { ReactNode } from 'react'
import { PaneHeader } from '../../lib/pane-header.tsx'
import { useKeyBindings } from '../keyboard/use-key-bindings.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface SidePaneProps {
  /** What screen readers call it. */
  label: string
  title: string
  onClose: () => void
  children: ReactNode
}

/**
 * A pane beside a list.
 *
 * The rule of Escape, the same for panes, forms and the help (`useEscape`): it closes one thing, the one that was
 * opened last, also from inside a text. It never loses what was typed: a form keeps its text as a draft, and
 * opening it again brings the text back. An open list of options takes the first Escape for itself.
 */
export function SidePane({ label, title, onClose, children }: SidePaneProps) {
  useKeyBindings({ close: onClose })
  useReturnFocus()
  return (
    <aside
      aria-label={label}
      className="wrap-anywhere flex w-[clamp(360px,36vw,560px)] shrink-0 flex-col gap-3 overflow-y-auto border-l bg-surface-raised p-3"
    >
      <PaneHeader title={title} onClose={onClose} />
      {children}
    </aside>
  )
}
