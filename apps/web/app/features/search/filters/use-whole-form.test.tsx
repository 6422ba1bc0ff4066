import { act, renderHook, waitFor } from '@testing-library/react'
import { formOf } from '@trassa/catalog/ad-types/form-of'
import { expect, it } from 'vitest'
import { pageForm } from './page-form.ts'
import { mainFields } from './panel-fields.ts'
import { useWholeForm } from './use-whole-form.ts'

const AUTO = formOf('auto')
const none = () => []
const sent = pageForm({ form: AUTO, city: null, filters: [] }, 'list')

it('a form is completed once it is asked for', async () => {
  const { result } = renderHook(() => useWholeForm(sent, none))
  expect(result.current).toMatchObject({ form: sent.form, hasRest: true })
  act(() => result.current.complete())
  await waitFor(() => expect(result.current.form).toEqual(AUTO))
  expect(result.current.hasRest).toBeUndefined()
})

it('a form that is whole, or that of another type, stays as it is', async () => {
  const { result, rerender } = renderHook((props: typeof sent) => useWholeForm(props, none), {
    initialProps: sent,
  })
  act(() => result.current.complete())
  await waitFor(() => expect(result.current.form).toEqual(AUTO))
  const services = { form: formOf('services') }
  rerender(services)
  expect(result.current.form).toBe(services.form)
})

it('docs/decisions/173: the options of a select that is seen are asked for at once', async () => {
  const form = formOf('auto_parts_car')
  const page = pageForm({ form, city: null, filters: [] }, 'main')
  const { result } = renderHook(() => useWholeForm(page, mainFields))
  expect(result.current.form).toBe(page.form)
  await waitFor(() => expect(result.current.form).toEqual(form))
})
