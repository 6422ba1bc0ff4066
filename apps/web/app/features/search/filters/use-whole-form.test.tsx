import { act, renderHook, waitFor } from '@testing-library/react'
import { formOf } from '@trassa/catalog/ad-types/form-of'
import { expect, it } from 'vitest'
import { pageForm } from './page-form.ts'
import { useWholeForm } from './use-whole-form.ts'

const AUTO = formOf('auto')
const sent = pageForm({ form: AUTO, city: null, filters: [] }, 'list')

it('a form is completed once it is asked for', async () => {
  const { result } = renderHook(() => useWholeForm(sent))
  expect(result.current[0]).toBe(sent)
  act(() => result.current[1]())
  await waitFor(() => expect(result.current[0]).toEqual(AUTO))
})

it('a form that is whole, or that of another type, stays as it is', async () => {
  const { result, rerender } = renderHook((form) => useWholeForm(form), { initialProps: sent })
  act(() => result.current[1]())
  await waitFor(() => expect(result.current[0]).toEqual(AUTO))
  const services = formOf('services')
  rerender(services)
  expect(result.current[0]).toBe(services)
})
