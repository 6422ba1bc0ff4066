import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ApiClient } from '@trassa/api-client/client'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { useForm } from 'react-hook-form'
import { type AdContent, emptyContent } from '../content/ad-content.ts'
import type { FormSlots } from '../context/form-slots.ts'
import { AdFormProvider } from '../form/ad-form-provider.tsx'
import { SectionFields } from '../form/section-fields.tsx'

const SLOTS: FormSlots = { photos: () => <p>Фотографии</p>, phone: () => <p>Телефон</p> }

interface Rendered {
  fields?: AdContent['fields']
  /** Answers of the gateway by call id. */
  answers?: Record<string, (query: unknown) => unknown>
}

/** Renders the first section of a form; `fields()` returns the form's current values. */
export function renderSection(
  definition: FormDefinition,
  { fields = {}, answers = {} }: Rendered = {},
) {
  const api: ApiClient = {
    async ask(call, ...[args]) {
      const answer = answers[call.id]
      if (!answer) throw new Error(`No answer for ${call.id}`)
      return answer((args as { query?: unknown } | undefined)?.query) as never
    },
  }
  const held: { fields: () => AdContent['fields'] } = { fields: () => ({}) }

  function Form() {
    const form = useForm<AdContent>({ defaultValues: { ...emptyContent('', null), fields } })
    held.fields = () => form.getValues('fields')
    const [section] = definition.sections
    return (
      <AdFormProvider definition={definition} form={form} api={api} slots={SLOTS} notes={new Map()}>
        {section && <SectionFields section={section} />}
      </AdFormProvider>
    )
  }

  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), fields: () => held.fields() }
}
