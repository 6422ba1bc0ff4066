import type { z } from 'zod'
import { draftStorage, followDraft } from './draft-storage.ts'

export interface FormDrafts<Value> {
  read: (id: string) => Value
  write: (id: string, value: Value) => void
  /** Writes what was typed before, unless something newer is typed. */
  restore: (id: string, value: Value) => void
  clear: (id: string) => void
  /** Calls back when another window has changed the draft. @returns what ends it */
  follow: (id: string, onChanged: () => void) => () => void
}

/**
 * What is typed into forms of one kind and not sent yet: closing the window loses nothing (domain §9).
 *
 * @param prefix of the drafts' keys: `<prefix>:<id>`
 * @param empty the value of a form without a draft; writing it deletes the draft
 */
export function createFormDrafts<Schema extends z.ZodType>(
  prefix: string,
  schema: Schema,
  empty: z.output<Schema>,
): FormDrafts<z.output<Schema>> {
  const keyOf = (id: string) => `${prefix}:${id}`
  const emptyText = JSON.stringify(empty)
  function write(id: string, value: z.output<Schema>): void {
    const text = JSON.stringify(value)
    if (text === emptyText) draftStorage.removeItem(keyOf(id))
    else draftStorage.setItem(keyOf(id), text)
  }
  return {
    read(id) {
      const text = draftStorage.getItem(keyOf(id))
      if (text === null) return empty
      try {
        return schema.parse(JSON.parse(text))
      } catch {
        return empty
      }
    },
    write,
    restore(id, value) {
      if (draftStorage.getItem(keyOf(id)) === null) write(id, value)
    },
    clear: (id) => draftStorage.removeItem(keyOf(id)),
    follow: (id, onChanged) => followDraft(keyOf(id), onChanged),
  }
}

/** Drafts of forms that are about what a window has chosen: what is typed in another window is about other things and does not arrive. */
export const ofOneWindow = <Value>(drafts: FormDrafts<Value>): FormDrafts<Value> => ({
  ...drafts,
  follow: () => () => undefined,
})
