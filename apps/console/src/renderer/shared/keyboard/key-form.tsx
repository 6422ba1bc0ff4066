import type { ComponentProps } from 'react'
import { useKeyBindings } from './use-key-bindings.ts'

interface KeyFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: () => void
}

/**
 * A form that Ctrl+Enter sends wherever the focus is. Inside the form the key is taken before the fields: radio buttons
 * use Enter up, also with Ctrl, so from them it would not reach the window.
 */
export function KeyForm({ onSubmit, ...form }: KeyFormProps) {
  useKeyBindings({ submit: onSubmit })
  return (
    <form
      {...form}
      onKeyDownCapture={(event) => {
        if (!event.ctrlKey || event.key !== 'Enter') return
        event.preventDefault()
        event.stopPropagation()
        if (!event.repeat) onSubmit()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    />
  )
}
