import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Suggestion } from '@trassa/contracts/entities/understood'
import { expect, it, vi } from 'vitest'
import { type Answer, fails, fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { forgetQueries, rememberQuery } from './recent-queries.ts'
// The late part's code is there before the field is used.
import './search-suggestions.tsx'
import TextSearch from './text-search.tsx'

const KAZAN = { slug: 'kazan', name: 'Казань', nameIn: 'Казани' }

const suggestion = (text: string, total: number, query = 'markId=19'): Suggestion => ({
  kind: 'model',
  text,
  list: { adType: 'auto', citySlug: null, query, total },
})
const CAMRY = suggestion('Toyota Camry', 1200, 'markId=19&modelId=19001')
const COROLLA = suggestion('Toyota Corolla', 7)

const suggests =
  (items: Suggestion[]): Answer =>
  () => ({ items })
const typedIn = ({ query }: Parameters<Answer>[0]) => (query as { q: string }).q

interface Shown {
  path?: string
  city?: typeof KAZAN
  answer?: Answer
  recent?: string[]
}

function show({ path = '/', city, answer = suggests([]), recent = [] }: Shown = {}) {
  forgetQueries()
  for (const query of recent.toReversed()) rememberQuery(query)
  const suggest = vi.fn(answer)
  const count = vi.fn<Answer>(() => ({ counted: 1 }))
  renderPage(<TextSearch />, {
    api: fakeApi({ 'filter.suggest': suggest, 'filter.countSearch': count }).api,
    path,
    ...(city && { city }),
  })
  return { user: userEvent.setup(), field: screen.getByRole('combobox'), suggest, count }
}
const address = () => screen.getByTestId('address')
const options = () =>
  screen.queryAllByRole('option').map((option) => option.textContent.replaceAll('\u00a0', ' '))
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 200)))
const write = (value: string) =>
  fireEvent.input(screen.getByRole('combobox'), { target: { value } })

it('§2 search: says of which city and type the list is', async () => {
  const { user, field } = show({ path: '/kazan/truck?bodyType=1', city: KAZAN })
  await user.type(field, ' КАМАЗ 65115 {Enter}')
  expect(address()).toHaveTextContent(
    `/Search?${new URLSearchParams({ q: 'КАМАЗ 65115', kind: 'truck', near: 'kazan' })}`,
  )
})

it('§2 search: works without JavaScript, by a form', () => {
  const { field } = show({ path: '/Moto?ad_type=snow' })
  const form = field.closest('form')
  expect(form).toHaveAttribute('action', '/Search')
  expect(new FormData(form as HTMLFormElement).get('kind')).toBe('snow')
})

it('suggests lists with their type and ads; the arrows go round, Enter opens the active one', async () => {
  const { user, field } = show({ answer: suggests([CAMRY, COROLLA]) })
  expect(field).toHaveAttribute('aria-expanded', 'false')
  await user.type(field, 'toyota c')
  await screen.findByRole('option', { name: /Camry/ })
  expect(options()).toEqual([
    'Toyota Camry Легковые автомобили, 1 200',
    'Toyota Corolla Легковые автомобили, 7',
  ])
  expect(screen.getAllByText('Toyota C', { selector: 'b' })).toHaveLength(2)
  expect(screen.getByText(/^2 подсказки/)).toHaveAttribute('role', 'status')
  expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
  expect(field).not.toHaveAttribute('aria-activedescendant')

  await user.keyboard('{ArrowUp}')
  const corolla = screen.getByRole('option', { name: /Corolla/, selected: true })
  expect(field).toHaveAttribute('aria-activedescendant', corolla.id)
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('option', { name: /Camry/, selected: true })).toBeVisible()
  expect(field).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(address()).toHaveTextContent('/Search?markId=19&modelId=19001&typed=Toyota%20Camry')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

it('without an active suggestion Enter searches for what is typed', async () => {
  const { user, field, count } = show({ answer: suggests([CAMRY]) })
  await user.type(field, 'камри')
  await screen.findByRole('option')
  await user.keyboard('{Enter}')
  expect(count.mock.lastCall?.[0].body).toEqual({ q: 'камри', ad_type: 'auto' })
  expect(address()).toHaveTextContent(`/Search?${new URLSearchParams({ q: 'камри' })}`)
})

it('a touch opens a suggestion; the field keeps the focus until then', async () => {
  const { user, field } = show({ answer: suggests([CAMRY]) })
  await user.type(field, 'кам')
  const option = await screen.findByRole('option')
  expect(fireEvent.mouseDown(option)).toBe(false)
  await user.click(option)
  expect(address()).toHaveTextContent('modelId=19001')
})

it('Escape closes the list, then clears the field; Tab leaves', async () => {
  const { user, field } = show({ answer: suggests([CAMRY]) })
  await user.type(field, 'кам')
  await screen.findByRole('option')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(field).toHaveValue('кам')
  await user.keyboard('{Escape}')
  expect(field).toHaveValue('')
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('option')
  await user.tab()
  expect(field).not.toHaveFocus()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

it('what was searched for before stands above, until that is cleared', async () => {
  const { user, field } = show({ answer: suggests([CAMRY]), recent: ['камаз', 'нива'] })
  await user.click(field)
  await screen.findByRole('option', { name: /Camry/ })
  const recent = screen.getByRole('group', { name: 'Недавние запросы' })
  expect(within(recent).getAllByRole('option')).toHaveLength(2)
  expect(screen.getByRole('group', { name: 'Популярное' })).toBeVisible()
  await user.type(field, 'ка')
  expect(options()).toEqual(['камаз ', 'Toyota Camry Легковые автомобили, 1 200'])
  await user.click(screen.getByRole('button', { name: 'Очистить недавние' }))
  expect(options()).toEqual(['Toyota Camry Легковые автомобили, 1 200'])
})

it('a late answer to earlier letters never replaces that to later ones', async () => {
  const late: ((value: unknown) => void)[] = []
  const { user, field } = show({
    answer: (asked) =>
      typedIn(asked) === 'ка'
        ? new Promise((resolve) => late.push(resolve))
        : { items: [typedIn(asked) === 'кам' ? CAMRY : COROLLA] },
  })
  await user.click(field)
  write('ка')
  await settled()
  expect(late).toHaveLength(1)
  write('кам')
  await screen.findByRole('option', { name: /Camry/ })
  await act(async () => late[0]?.({ items: [COROLLA] }))
  expect(options()).toEqual(['Toyota Camry Легковые автомобили, 1 200'])
})

it('asks once for what is typed in one go, and never again for what is known', async () => {
  const { user, field, suggest } = show({ answer: suggests([CAMRY]) })
  await user.click(field)
  await settled()
  for (const text of ['кам', 'камри', 'камр', 'камри']) {
    write(text)
    if (text !== 'кам') await settled()
  }
  expect(suggest.mock.calls.map(([asked]) => typedIn(asked))).toEqual(['', 'камри', 'камр'])
})

it('where suggestions fail, the field works without them', async () => {
  const { user, field } = show({ answer: fails('server.failed') })
  await user.type(field, 'камри')
  await settled()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await user.keyboard('{Enter}')
  expect(address()).toHaveTextContent('/Search?q=')
})
