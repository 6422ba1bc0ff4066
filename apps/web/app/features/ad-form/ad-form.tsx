import type { AdContent } from '@trassa/ad-form/content/ad-content'
import type { FormSlots } from '@trassa/ad-form/context/form-slots'
import { AdFormProvider } from '@trassa/ad-form/form/ad-form-provider'
import { adFieldNotes } from '@trassa/ad-form/issues/ad-field-notes'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { useApi } from '../../shared/api/api-context.ts'
import { AdFormBody } from './ad-form-body.tsx'
import type { AdFormProps } from './ad-form-props.ts'
import { PhoneField } from './phone-field.tsx'
import { LatePhotosField } from './photos/late-photos-field.tsx'

const SLOTS: FormSlots = { photos: LatePhotosField, phone: PhoneField }

/** An ad of any type as its owner fills it in; everything about its fields comes from `definition`. */
export function AdForm(props: AdFormProps) {
  const { definition, ad, initial } = props
  const form = useForm<AdContent>({ defaultValues: initial.content })
  const notes = useMemo(() => adFieldNotes(definition, ad), [definition, ad])
  return (
    <AdFormProvider definition={definition} form={form} api={useApi()} slots={SLOTS} notes={notes}>
      <AdFormBody {...props} />
    </AdFormProvider>
  )
}
