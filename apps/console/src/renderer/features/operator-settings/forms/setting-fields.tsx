import type { ReactNode } from 'react'
import { useKeyBindings } from '../../../shared/keyboard/use-key-bindings.ts'

interface SettingFieldsProps {
  label: string
  onSubmit: () => void
  children: ReactNode
}

/** The frame of a setting's form; Ctrl+Enter saves wherever the focus is. */
export function SettingFields({ label, onSubmit, children }: SettingFieldsProps) {
  useKeyBindings({ submit: onSubmit })
  return (
    <form
      aria-label={label}
      className="grid gap-3 rounded-card border p-3"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
