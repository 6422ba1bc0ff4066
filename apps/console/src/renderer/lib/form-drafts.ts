import type { z } from 'zod'

export interface FormDrafts<Value> {
  read: (id: string) => Value
  write: (id: string, value: Value) => void
  clear: (id: string) => void
}

/**
 * What is typed into forms of one kind and not sent yet. In the local storage and not in the session's,
 * which ends with the window: closing it must lose nothing (domain §9).
 *
 * @param prefix of the storage's keys: `<prefix>:<id>`
 * @param empty the value of a form without a draft; writing it deletes the draft
 */
export function createFormDrafts<Schema extends z.ZodType>(
  prefix: string,
  schema: Schema,
  empty: z.output<Schema>,
): FormDrafts<z.output<Schema>> {
  const keyOf = (id: string) => `${prefix}:${id}`
  const emptyText = JSON.stringify(empty)
  return {
    read(id) {
      const text = localStorage.getItem(keyOf(id))
      if (text === null) return empty
      try {
        return schema.parse(JSON.parse(text))
      } catch {
        return empty
      }
    },
    write(id, value) {
      const text = JSON.stringify(value)
      if (text === emptyText) localStorage.removeItem(keyOf(id))
      else localStorage.setItem(keyOf(id), text)
    },
    clear: (id) => localStorage.removeItem(keyOf(id)),
  }
}
