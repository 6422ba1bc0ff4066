import { createContext, type FC, use } from 'react'

/** The parts of an ad that each app shows in its own way: they hang on its session and its files. */
export interface FormSlots {
  photos: FC
  phone: FC
}

export const FormSlotsContext = createContext<FormSlots | null>(null)

/** What the app that one stands in shows in those places. */
export function useFormSlots(): FormSlots {
  const slots = use(FormSlotsContext)
  if (!slots) throw new Error('useFormSlots needs a FormSlotsContext above it')
  return slots
}
