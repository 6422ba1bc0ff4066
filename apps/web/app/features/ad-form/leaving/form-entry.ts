import { createContext } from 'react'

/** React Router counts the entries of the tab's history in their state. */
export const entryIndex = (): number => {
  if (typeof history === 'undefined') return 0
  const index: unknown = history.state?.idx
  return typeof index === 'number' ? index : 0
}

/** Kept in each later entry of the form, so that a reload in a later step does not take that for the first one. */
export interface FormEntryState {
  formEntry: number
}

/** The entry by which the form was entered: the choice of a category or the form itself. */
export const FormEntryContext = createContext(0)

/** What `FormEntryContext` starts with, after a reload too. */
export const formEntry = (): number => {
  const index = entryIndex()
  if (typeof history === 'undefined') return index
  const kept: unknown = history.state?.usr?.formEntry
  return typeof kept === 'number' && kept <= index ? kept : index
}
