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
  /** What the gateway answers, by the call's id. */
  answers?: Record<string, (query: unknown) => unknown>
}

/** The first section of a form; `fields()` is what it holds. */
export function renderSection(
  definition: FormDefinition,
  { fields = {}, answers = {} }: Rendered = {},
) {
  const api: ApiClient = {
    async ask(call, ...[args]) {
      const answer = answers[call.id]
      if (!answer) throw new Error(`Nobody answers ${call.id}`)
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
