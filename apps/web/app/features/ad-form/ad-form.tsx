import type { AdContent } from '@trassa/ad-form/ad-content'
import { AdFormProvider } from '@trassa/ad-form/ad-form-provider'
import type { FormSlots } from '@trassa/ad-form/form-slots'
import { notesOf } from '@trassa/ad-form/notes-of'
import type { FormDefinition } from '@trassa/catalog/form-definition'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { useApi } from '../../lib/api-context.ts'
import { AdFormBody } from './ad-form-body.tsx'
import { PhoneField } from './phone-field.tsx'
import { PhotosField } from './photos/photos-field.tsx'
import type { Opening } from './saving/opening.ts'
import type { Purpose } from './submit/purpose.ts'

export interface AdFormProps {
  definition: FormDefinition
  /** As the server had it when the page was opened; `null` for a new one. */
  ad: EditableAd | null
  opening: Opening
  purpose: Purpose
  /** The section that a phone shows; it stands in the address. */
  step: string | null
  onStep: (id: string) => void
  /** The draft has got an id: from now on the address can lead back to it. */
  onCreated: (id: string) => void
  /** Sent, or saved where there is nothing to send. */
  onDone: (ad: EditableAd) => void
}

const SLOTS: FormSlots = { photos: PhotosField, phone: PhoneField }

/** An ad of any type as its owner fills it in; everything about its fields comes from `definition`. */
export function AdForm(props: AdFormProps) {
  const { definition, ad, opening } = props
  const form = useForm<AdContent>({ defaultValues: opening.content })
  const notes = useMemo(() => notesOf(definition, ad), [definition, ad])
  return (
    <AdFormProvider definition={definition} form={form} api={useApi()} slots={SLOTS} notes={notes}>
      <AdFormBody {...props} />
    </AdFormProvider>
  )
}
