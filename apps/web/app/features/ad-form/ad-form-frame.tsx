import { type ReactNode, useState } from 'react'
import { FormEntryContext, formEntry } from './leaving/form-entry.ts'

/** The place of the form in the page, and in the tab's history. */
export function AdFormFrame({ children }: { children: ReactNode }) {
  const [entry] = useState(formEntry)
  return (
    <FormEntryContext value={entry}>
      {/* As high as the screen at least: what takes the skeleton's place is shorter, and the footer would jump into sight. */}
      <div className="mx-auto min-h-svh max-w-content px-4 py-6 desk:px-6 desk:py-8">
        {children}
      </div>
    </FormEntryContext>
  )
}
