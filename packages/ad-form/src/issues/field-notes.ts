import { createContext } from 'react'
import type { FieldName } from './mark-issues.ts'

/** A note beside a field that is not a validation error. */
export interface FieldNote {
  tone: 'moderator' | 'revision'
  text: string
}

export type FieldNotes = ReadonlyMap<FieldName, readonly FieldNote[]>

export const FieldNotesContext = createContext<FieldNotes>(new Map())
