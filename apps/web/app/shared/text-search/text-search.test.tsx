import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { forgetQueries } from './recent-queries.ts'
import TextSearch from './text-search.tsx'

const KAZAN = { slug: 'kazan', name: 'Казань', nameIn: 'Казани' }

function show(path: string, city: typeof KAZAN | null = null) {
  forgetQueries()
  renderPage(<TextSearch />, { api: fakeApi({}).api, path, city })
  return { user: userEvent.setup(), field: screen.getByRole('searchbox') }
}
const address = () => screen.getByTestId('address')

it('§2 search: says of which city and type the list is', async () => {
  const { user, field } = show('/kazan/truck?bodyType=1', KAZAN)
  await user.type(field, ' КАМАЗ 65115 {Enter}')
  expect(address()).toHaveTextContent(
    `/Search?${new URLSearchParams({ q: 'КАМАЗ 65115', kind: 'truck', near: 'kazan' })}`,
  )
})

it('§2 search: works without JavaScript, by a form', () => {
  const { field } = show('/Moto?ad_type=snow')
  const form = field.closest('form')
  expect(form).toHaveAttribute('action', '/Search')
  expect(new FormData(form as HTMLFormElement).get('kind')).toBe('snow')
})

it('offers what was searched for before, until that is cleared', async () => {
  const { user, field } = show('/Search')
  await user.type(field, 'нива{Enter}')
  await user.click(screen.getByRole('searchbox'))
  const recent = await screen.findByRole('region', { name: 'Недавние запросы' })
  expect(within(recent).getByRole('button', { name: 'нива' })).toBeVisible()
  await user.click(within(recent).getByRole('button', { name: 'Очистить' }))
  expect(screen.queryByRole('button', { name: 'нива' })).toBeNull()
})
