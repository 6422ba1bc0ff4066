import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readFormDraft, writeFormDraft } from './form-draft.ts'
import type { ProfileFields } from './profile-fields.ts'

/** Brings back what was typed before a reload, and keeps what is typed until it is saved. */
export function useFormDraft(form: UseFormReturn<ProfileFields>, userId: string): void {
  const restore = useEffectEvent(() => {
    for (const [name, value] of Object.entries(readFormDraft(userId) ?? {})) {
      form.setValue(name as keyof ProfileFields, value, { shouldDirty: true })
    }
  })
  useEffect(() => restore(), [])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, dirtyFields: true, isDirty: true },
        callback: ({ values, dirtyFields = {}, isDirty }) => {
          const typed = Object.entries(values).filter(
            ([name]) => dirtyFields[name as keyof ProfileFields],
          )
          writeFormDraft(userId, isDirty ? Object.fromEntries(typed) : null)
        },
      }),
    [form, userId],
  )
}
