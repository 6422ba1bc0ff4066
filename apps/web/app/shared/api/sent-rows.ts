import type { DictionaryRow } from '@trassa/api-client/dictionary-query'
import { sentId } from './sent-id.ts'

/** A row of a dictionary as values without their names; what most rows do not have as it is. */
type SentRow = [id: string | number, name: string, popularity?: number | null, rest?: object]

/** Rows of a dictionary in half of their length (docs/decisions/174). */
export const sentRows = (rows: readonly DictionaryRow[]): SentRow[] =>
  rows.map(({ id, name, popularity, ...rest }) => {
    if (Object.keys(rest).length > 0) return [sentId(id), name, popularity ?? null, rest]
    return typeof popularity === 'number' ? [sentId(id), name, popularity] : [sentId(id), name]
  })

/** The rows that `sentRows` has shortened; one that is not popular has no `popularity`. */
export const broughtRows = (rows: readonly SentRow[]): DictionaryRow[] =>
  rows.map(([id, name, popularity, rest]) => ({
    id: String(id),
    name,
    ...(typeof popularity === 'number' && { popularity }),
    ...rest,
  }))
