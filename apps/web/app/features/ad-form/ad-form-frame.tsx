import type { ReactNode } from 'react'

/** The place of the form in the page. */
export function AdFormFrame({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-content px-4 py-6 desk:px-6 desk:py-8">{children}</div>
}
