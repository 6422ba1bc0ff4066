import type { FormDefinition } from '@trassa/catalog/form-definition'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import { useMemo } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { AdContent } from './ad-content.ts'
import { AdFormBody } from './ad-form-body.tsx'
import { DefinitionContext } from './definition-context.ts'
import { notesOf } from './edit-notices.tsx'
import { FieldNotesContext } from './fields/field-place.tsx'
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

/** An ad of any type as its owner fills it in; everything about its fields comes from `definition`. */
export function AdForm(props: AdFormProps) {
  const { definition, ad, opening } = props
  const form = useForm<AdContent>({ defaultValues: opening.content })
  const notes = useMemo(() => notesOf(definition, ad), [definition, ad])
  return (
    <DefinitionContext value={definition}>
      <FieldNotesContext value={notes}>
        <FormProvider {...form}>
          <AdFormBody {...props} />
        </FormProvider>
      </FieldNotesContext>
    </DefinitionContext>
  )
}
