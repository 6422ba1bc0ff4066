import type { FieldValue } from '@trassa/contracts/entities/ad'
import { type FieldPathValue, useController } from 'react-hook-form'
import type { AdContent } from '../content/ad-content.ts'
import { useAdForm } from '../context/ad-form-handle.ts'
import type { FieldName } from '../issues/mark-issues.ts'

interface AdField<Name extends FieldName> {
  value: FieldPathValue<AdContent, Name>
  error: string | undefined
  /** Sets the value and clears the field's error until the next check. */
  change: (value: FieldPathValue<AdContent, Name>) => void
}

/** Binds a component to one field of the form; typing renders that component only. */
export function useAdField<Name extends FieldName>(name: Name): AdField<Name> {
  const { control, clearErrors } = useAdForm()
  const { field, fieldState } = useController<AdContent, Name>({ control, name })
  return {
    value: field.value,
    error: fieldState.error?.message,
    change: (value) => {
      field.onChange(value)
      clearErrors(name)
    },
  }
}

/** Binds a component to a field of the ad type; an absent value is `null`. */
export function useFormValue(key: string): AdField<`fields.${string}`> & {
  value: FieldValue | null
} {
  const field = useAdField(`fields.${key}`)
  return { ...field, value: field.value ?? null }
}
