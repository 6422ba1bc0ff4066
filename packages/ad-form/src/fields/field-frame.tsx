import clsx from 'clsx'
import { type ReactNode, use } from 'react'
import { FieldNotesContext } from '../issues/field-notes.ts'
import type { FieldName } from '../issues/mark-issues.ts'

interface FieldFrameProps {
  name: FieldName
  children: ReactNode
  className?: string
}

/** Wraps a field: shows its notes and marks the element that `focusField` looks for. */
export function FieldFrame({ name, children, className }: FieldFrameProps) {
  const notes = use(FieldNotesContext).get(name) ?? []
  return (
    <div data-field={name} className={clsx('min-w-0 scroll-mt-24', className)}>
      {notes.map((text) => (
        <p
          key={text}
          className="mb-2 rounded-control bg-stop-quiet px-3 py-2 text-caption text-stop-text"
        >
          {text}
        </p>
      ))}
      {children}
    </div>
  )
}
