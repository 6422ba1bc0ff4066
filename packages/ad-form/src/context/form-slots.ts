import { createContext, type FC, use } from 'react'

/** Fields that each app implements, since they depend on its session and layout. */
export interface FormSlots {
  photos: FC
  phone: FC
}

export const FormSlotsContext = createContext<FormSlots | null>(null)

/** The slots of the surrounding form. */
export function useFormSlots(): FormSlots {
  const slots = use(FormSlotsContext)
  if (!slots) throw new Error('useFormSlots needs a FormSlotsContext above it')
  return slots
}
