import { useEffect, useEffectEvent } from 'react'
import type { AdFormHandle } from './ad-form-handle.ts'

/** Calls `onChange` after every change of any value of the form, without rendering the component. */
export function useContentChange(form: AdFormHandle, onChange: () => void): void {
  const changed = useEffectEvent(onChange)
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => changed() }),
    [form],
  )
}
