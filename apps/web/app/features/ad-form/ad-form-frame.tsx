import { type ReactNode, useState } from 'react'
import { FormEntryContext, formEntry } from './leaving/form-entry.ts'

/** The place of the form in the page, and in the tab's history. */
export function AdFormFrame({ children }: { children: ReactNode }) {
  const [entry] = useState(formEntry)
  return (
    <FormEntryContext value={entry}>
      <div className="mx-auto max-w-content px-4 py-6 desk:px-6 desk:py-8">{children}</div>
    </FormEntryContext>
  )
}
