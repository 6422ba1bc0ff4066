import type { ApiClient } from '@trassa/api-client/client'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import type { AdFormHandle } from '../context/ad-form-handle.ts'
import { DefinitionContext } from '../context/definition-context.ts'
import { FormApiContext } from '../context/form-api.ts'
import { type FormSlots, FormSlotsContext } from '../context/form-slots.ts'
import { type FieldNotes, FieldNotesContext } from '../issues/field-notes.ts'

interface AdFormProviderProps {
  definition: FormDefinition
  form: AdFormHandle
  api: ApiClient
  slots: FormSlots
  notes: FieldNotes
  children: ReactNode
}

/** Contexts of an ad form's fields; none of their values changes while the form is mounted. */
export function AdFormProvider(props: AdFormProviderProps) {
  const { definition, form, api, slots, notes, children } = props
  return (
    <DefinitionContext value={definition}>
      <FormApiContext value={api}>
        <FormSlotsContext value={slots}>
          <FieldNotesContext value={notes}>
            <FormProvider {...form}>{children}</FormProvider>
          </FieldNotesContext>
        </FormSlotsContext>
      </FormApiContext>
    </DefinitionContext>
  )
}
