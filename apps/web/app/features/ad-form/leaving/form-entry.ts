import { createContext } from 'react'

/** React Router counts the entries of the tab's history in their state. */
export const entryIndex = (): number => {
  if (typeof history === 'undefined') return 0
  const index: unknown = history.state?.idx
  return typeof index === 'number' ? index : 0
}

/** The entry by which the form was entered: the choice of a category or the form itself. */
export const FormEntryContext = createContext(0)
