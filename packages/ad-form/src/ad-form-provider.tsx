import type { ApiClient } from '@trassa/api-client/client'
import type { FormDefinition } from '@trassa/catalog/form-definition'
import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import type { AdFormHandle } from './ad-form-handle.ts'
import { DefinitionContext } from './definition-context.ts'
import { type FieldNotes, FieldNotesContext } from './field-notes.ts'
import { FormApiContext } from './form-api.ts'
import { type FormSlots, FormSlotsContext } from './form-slots.ts'

interface AdFormProviderProps {
  definition: FormDefinition
  form: AdFormHandle
  api: ApiClient
  slots: FormSlots
  notes: FieldNotes
  children: ReactNode
}

/** Everything that the fields of an ad's form read from above; all of it lives as long as the form. */
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
