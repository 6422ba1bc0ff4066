import { useState } from 'react'
import type { FormDrafts } from './form-drafts.ts'

/** A form's values, stored at each change until they are cleared. @returns the values and what changes some of them */
export function useFormDraft<Value extends object>(drafts: FormDrafts<Value>, id: string) {
  const [typed, setTyped] = useState(() => drafts.read(id))
  function change(next: Partial<Value>): void {
    const changed = { ...typed, ...next }
    drafts.write(id, changed)
    setTyped(changed)
  }
  return [typed, change] as const
}
