import { createContext } from 'react'
import type { FieldName } from './mark-issues.ts'

/** Sentences beside a field that are not validation errors: a moderator's reasons. */
export type FieldNotes = ReadonlyMap<FieldName, readonly string[]>

export const FieldNotesContext = createContext<FieldNotes>(new Map())
