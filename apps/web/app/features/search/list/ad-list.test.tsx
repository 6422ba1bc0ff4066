import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AUTO_FORM } from '@trassa/catalog/ad-types/vehicles/auto'
import { TRUCK_FORM } from '@trassa/catalog/ad-types/vehicles/truck'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { expect, it } from 'vitest'
import { fails, fakeApi } from '../../../testing/fake-api.ts'
import { renderWithLateParts } from '../../../testing/render-page.tsx'
import type { ListPage } from '../address/list-page.ts'
import { pageForm } from '../filters/page-form.ts'
import { AdList } from './ad-list.tsx'
// Compiled ahead: on a busy machine the first import takes longer than a test waits.
import '../filters/filter-panel.tsx'
import './nothing-found.tsx'

const list = (filters: Filter[] = []): ListPage => ({
  form: AUTO_FORM,
  city: null,
  filters,
  sort: 'dateTo',
  cursor: null,
  now: '2026-11-21T09:00:00.000Z',
})
const dictionaries = {
  'dictionaries.carMarks': () => [{ id: '1', name: 'Lada (ВАЗ)', popularity: 1 }],
  'dictionaries.carModels': () => [{ id: '2', name: 'Granta' }],
}
const none = () => ({ items: [], total: 0, nextCursor: null })
const LADA: Filter = { key: 'markId', op: 'exact', value: '1' }
const CHEAP: Filter = { key: 'price', op: 'range', to: 500_000 }

const address = () => screen.getByTestId('address').textContent

it('filters: a choice stands in the address at once', async () => {
  await renderWithLateParts(<AdList list={list()} />, {
    api: fakeApi({ ...dictionaries, 'filter.ads': none }).api,
  })
  await screen.findAllByRole('option', { name: 'Lada (ВАЗ)' })
  await userEvent.selectOptions(screen.getByLabelText('Марка'), '1')
  expect(address()).toBe('/Search?markId=1')
})

const TEXT: Filter = { key: 'q', op: 'exact', value: 'камаз самосвал' }

it('a list that no ad of has all words says that it shows similar ones', async () => {
  const some = () => ({ ...none(), match: 'some' })
  await renderWithLateParts(<AdList list={{ ...list([TEXT]), sort: 'relevance' }} />, {
    api: fakeApi({ ...dictionaries, 'filter.ads': some }).api,
  })
  await screen.findByText('Объявлений со всеми словами нет, показаны похожие')
})

it('orders by relevance are offered for a list with a text alone', async () => {
  const orders = () => within(screen.getByLabelText('Порядок')).getAllByRole('option')
  const api = fakeApi({ ...dictionaries, 'filter.ads': none }).api
  const { unmount } = await renderWithLateParts(
    <AdList list={{ ...list([TEXT]), sort: 'relevance' }} />,
    { api },
  )
  expect(orders()[0]).toHaveTextContent('По соответствию')
  expect(screen.getByLabelText('Порядок')).toHaveValue('relevance')
  unmount()
  await renderWithLateParts(<AdList list={list()} />, { api })
  expect(orders()[0]).toHaveTextContent('Сначала новые')
})

it('filters: what is typed is grouped, and asked for after a delay', async () => {
  await renderWithLateParts(<AdList list={list()} />, {
    api: fakeApi({ ...dictionaries, 'filter.ads': none }).api,
  })
  const to = screen.getByLabelText('Цена, до')
  // One event: on a busy machine seven keys take longer than the delay.
  fireEvent.change(to, { target: { value: '1500000' } })
  expect(to).toHaveValue('1\u00A0500\u00A0000')
  expect(address()).toBe('/')
  await waitFor(() => expect(address()).toBe('/Search?priceTo=1500000'))
})

it('filters: a number that its field cannot have is told when it has been typed', async () => {
  await renderWithLateParts(<AdList list={list()} />, {
    api: fakeApi({ ...dictionaries, 'filter.ads': none }).api,
  })
  const from = screen.getByLabelText('Год выпуска, от')
  await userEvent.type(from, '3')
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.tab()
  expect(screen.getByRole('alert')).toHaveTextContent(/^Не меньше \d{4}$/)
  expect(screen.getByRole('group', { name: 'Год выпуска' })).toHaveAccessibleDescription(
    /^Не меньше/,
  )
  await userEvent.clear(from)
  await userEvent.type(from, '2015')
  await userEvent.tab()
  expect(screen.queryByRole('alert')).toBeNull()
  await waitFor(() => expect(address()).toBe('/Search?yearFrom=2015'))
})

it('chips: each is a link to the list without it, and without what hangs on it', async () => {
  const filters: Filter[] = [LADA, { key: 'modelId', op: 'many', values: ['2'] }, CHEAP]
  await renderWithLateParts(<AdList list={list(filters)} />, {
    api: fakeApi({ ...dictionaries, 'dictionaries.carGenerations': () => [], 'filter.ads': none })
      .api,
  })
  const mark = await screen.findByRole('link', { name: 'Убрать: Lada (ВАЗ)' })
  expect(mark).toHaveAttribute('href', '/Search?priceTo=500000')
  expect(screen.getByRole('link', { name: /Убрать: Цена/ })).toHaveAttribute(
    'href',
    '/Search?markId=1&modelId=2',
  )
})

it('empty: offers to give up each filter, with what would be found', async () => {
  const answer = ({ query }: { query?: unknown }) =>
    JSON.stringify(query).includes('priceTo')
      ? { total: 0, facets: {} }
      : { total: 1284, facets: {} }
  await renderWithLateParts(<AdList list={list([CHEAP])} />, {
    api: fakeApi({ ...dictionaries, 'filter.ads': none, 'filter.facets': answer }).api,
  })
  expect(await screen.findByRole('heading', { name: 'Ничего не найдено' })).toBeVisible()
  const looser = await screen.findByRole('link', { name: /Без «Цена.*1\s284\sобъявления/ })
  expect(looser).toHaveAttribute('href', '/Search')
})

it('empty: words lead to the other kinds of ads that have them', async () => {
  const WORDS: Filter = { key: 'q', op: 'exact', value: 'камаз' }
  const answer = ({ query }: { query?: unknown }) => {
    const asked = JSON.stringify(query)
    if (asked.includes('"truck"')) return { total: 7, facets: {} }
    // Words like these are others.
    return asked.includes('"bus"')
      ? { total: 9, facets: {}, match: 'alike' as const }
      : { total: 0, facets: {} }
  }
  await renderWithLateParts(<AdList list={list([WORDS, CHEAP])} />, {
    api: fakeApi({ ...dictionaries, 'filter.ads': none, 'filter.facets': answer }).api,
  })
  const trucks = await screen.findByRole('link', { name: /^Грузовики: 7\sобъявлений$/ })
  expect(trucks).toHaveAttribute('href', '/Search?ad_type=truck&q=%D0%BA%D0%B0%D0%BC%D0%B0%D0%B7')
  expect(screen.queryByRole('link', { name: /^(Автобусы|Легковые)/ })).toBeNull()
})

it('empty: words are quoted once', async () => {
  const WORDS: Filter = { key: 'q', op: 'exact', value: 'камаз' }
  const answer = ({ query }: { query?: unknown }) =>
    JSON.stringify(query).includes('"q"') ? { total: 0, facets: {} } : { total: 5, facets: {} }
  await renderWithLateParts(<AdList list={list([WORDS])} />, {
    api: fakeApi({ ...dictionaries, 'filter.ads': none, 'filter.facets': answer }).api,
  })
  expect(await screen.findByRole('link', { name: /^Без «камаз»: 5\sобъявлений$/ })).toHaveAttribute(
    'href',
    '/Search',
  )
})

it('empty: of many words the button shows the first ones', async () => {
  const WORDS: Filter = { key: 'q', op: 'exact', value: 'щ'.repeat(200) }
  const answer = ({ query }: { query?: unknown }) =>
    JSON.stringify(query).includes('"q"') ? { total: 0, facets: {} } : { total: 5, facets: {} }
  await renderWithLateParts(<AdList list={list([WORDS])} />, {
    api: fakeApi({ ...dictionaries, 'filter.ads': none, 'filter.facets': answer }).api,
  })
  expect(await screen.findByRole('link', { name: /^Без «щ{39}…»: 5\sобъявлений$/ })).toBeVisible()
})

it('empty: in a city offers wider circles around it, with what would be found', async () => {
  const answer = ({ query }: { query?: unknown }) =>
    JSON.stringify(query).includes('"radius":"200"')
      ? { total: 3, facets: {} }
      : { total: 0, facets: {} }
  const kazan = { slug: 'kazan', name: 'Казань', nameIn: 'Казани' }
  await renderWithLateParts(<AdList list={{ ...list(), city: kazan }} />, {
    api: fakeApi({ ...dictionaries, 'filter.ads': none, 'filter.facets': answer }).api,
  })
  const wider = await screen.findByRole('link', { name: /^В радиусе 200\sкм: 3\sобъявления$/ })
  expect(wider).toHaveAttribute('href', '/kazan/auto?radius=200')
  expect(screen.queryByRole('link', { name: /100\sкм/ })).toBeNull()
})

it('failed: says why and tries again', async () => {
  const { api, answers } = fakeApi({ ...dictionaries, 'filter.ads': fails('request.too_many') })
  await renderWithLateParts(<AdList list={list()} />, { api })
  expect(await screen.findByRole('alert')).toHaveTextContent('Слишком много попыток')
  answers['filter.ads'] = none
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('heading', { name: 'Пока нет объявлений' })).toBeVisible()
})

it('§7 without JavaScript: the filters are a form that is sent to the list', async () => {
  await renderWithLateParts(<AdList list={list()} />, {
    api: fakeApi({ ...dictionaries, 'filter.ads': none }).api,
  })
  const form = screen.getByRole('form', { name: 'Фильтры' })
  expect(form).toHaveAttribute('method', 'get')
  expect(form).toHaveAttribute('action', '/Search')
  expect(screen.getByLabelText('Цена, до')).toHaveAttribute('name', 'priceTo')
  expect(screen.getByLabelText('Порядок')).toHaveAttribute('form', form.id)
})

it('empty: without a filter one can be the first', async () => {
  await renderWithLateParts(<AdList list={{ ...list(), form: TRUCK_FORM }} />, {
    api: fakeApi({ 'dictionaries.vehicleMarks': () => [], 'filter.ads': none }).api,
  })
  expect(await screen.findByRole('heading', { name: 'Пока нет объявлений' })).toBeVisible()
  expect(screen.getByText(/Никто ещё не разместил грузовик в России/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Разместить грузовик' })).toHaveAttribute(
    'href',
    '/createAd?ad_type=truck',
  )
})

it('§3 truck capacity: a range of ordered words stands in the address', async () => {
  await renderWithLateParts(<AdList list={{ ...list(), form: TRUCK_FORM }} />, {
    api: fakeApi({ 'dictionaries.vehicleMarks': () => [], 'filter.ads': none }).api,
  })
  await userEvent.selectOptions(await screen.findByLabelText('Грузоподъёмность, от'), '5 т')
  expect(address()).toMatch(/^\/Search\?ad_type=truck&capacityFrom=\d+$/)
})

it('counts: each value says how many it would leave, and none can still be chosen', async () => {
  const facets = { markId: { '1': 1284 }, gearbox: { '1': 12 } }
  await renderWithLateParts(<AdList list={list()} />, {
    api: fakeApi({
      ...dictionaries,
      'filter.ads': none,
      'filter.facets': () => ({ total: 1284, facets }),
    }).api,
  })
  expect(await screen.findAllByRole('option', { name: /^Lada \(ВАЗ\)\s1\s284$/ })).not.toHaveLength(
    0,
  )
  const gearbox = screen.getByRole('group', { name: 'Коробка передач', hidden: true })
  const line = (name: RegExp) =>
    within(gearbox).getByRole('checkbox', { name, hidden: true }).closest('label')
  expect(line(/^Механика/)).toHaveTextContent(/12$/)
  expect(line(/^Робот/)).toHaveTextContent(/0$/)
  expect(within(gearbox).getByRole('checkbox', { name: /^Робот/, hidden: true })).toBeEnabled()
})

it('counts: without an answer the filters stand without', async () => {
  await renderWithLateParts(<AdList list={list()} />, {
    api: fakeApi({
      ...dictionaries,
      'filter.ads': none,
      'filter.facets': fails('request.not_found'),
    }).api,
  })
  expect(await screen.findAllByRole('option', { name: 'Lada (ВАЗ)' })).not.toHaveLength(0)
})

it('more filters: what few ask for is folded away until it is set', async () => {
  const doors: Filter = { key: 'doors', op: 'many', values: [5] }
  const { unmount } = await renderWithLateParts(<AdList list={list()} />, {
    api: fakeApi({ ...dictionaries, 'filter.ads': none }).api,
  })
  const fold = () => screen.getByText('Ещё фильтры').closest('details')
  expect(fold()).not.toHaveAttribute('open')
  unmount()
  await renderWithLateParts(<AdList list={list([doors])} />, {
    api: fakeApi({ ...dictionaries, 'filter.ads': none }).api,
  })
  expect(fold()).toHaveAttribute('open')
})

it('issue 14: a mark is found by what people call it, and added by Enter or a press', async () => {
  const marks = [
    { id: '1', name: 'Lada (ВАЗ)', nameRu: 'Лада', also: ['жигули'], popularity: 1 },
    { id: '19', name: 'Toyota', nameRu: 'Тойота', also: ['таёта'], popularity: 2 },
    { id: '96', name: 'BMW', nameRu: 'БМВ', also: ['бумер'], popularity: null },
  ]
  await renderWithLateParts(<AdList list={list()} />, {
    api: fakeApi({ ...dictionaries, 'dictionaries.carMarks': () => marks, 'filter.ads': none }).api,
  })
  const search = await screen.findByLabelText('Найти марку')
  const found = () =>
    within(screen.getByRole('list', { name: 'Найденные марки' }))
      .getAllByRole('button')
      .map((button) => button.textContent)
  await userEvent.type(search, 'njqjnf')
  expect(found()).toEqual(['Toyota'])
  await userEvent.clear(search)
  await userEvent.type(search, 'жигули{Enter}')
  expect(address()).toBe('/Search?markId=1')
  expect(search).toHaveValue('')
  await userEvent.type(search, 'яяя')
  expect(screen.getByText('Ничего не найдено')).toBeVisible()
})

it('a list longer than one reads is found by typing', async () => {
  const models = Array.from({ length: 25 }, (_, n) => ({ id: String(n + 1), name: `Модель ${n}` }))
  await renderWithLateParts(<AdList list={list([LADA])} />, {
    api: fakeApi({
      ...dictionaries,
      'dictionaries.carModels': () => models,
      'filter.ads': none,
    }).api,
  })
  expect(screen.queryByLabelText('Найти: Модель')).not.toBeInTheDocument()
  await userEvent.click(await screen.findByText('Модель'))
  const search = await screen.findByLabelText('Найти: Модель')
  await userEvent.type(search, 'ель 24')
  const group = screen.getByRole('group', { name: 'Модель', hidden: true })
  expect(within(group).getAllByRole('checkbox', { hidden: true })).toHaveLength(1)
})

it('docs/decisions/173: a folded part is rendered when it is opened, before that it leads to all filters', async () => {
  await renderWithLateParts(<AdList list={list([])} />, {
    api: fakeApi({ ...dictionaries, 'filter.ads': none }).api,
  })
  const fold = screen.getByText('Ещё фильтры').closest('details') as HTMLElement
  expect(within(fold).getByText('Показать все фильтры')).toHaveAttribute(
    'href',
    expect.stringMatching(/filters=all#filters$/),
  )
  expect(within(fold).queryAllByRole('group', { hidden: true })).toEqual([])
  await userEvent.click(screen.getByText('Ещё фильтры'))
  expect(within(fold).getAllByRole('group', { hidden: true }).length).toBeGreaterThan(0)
})

it('docs/decisions/173: the page of all filters has them rendered', async () => {
  await renderWithLateParts(<AdList list={{ ...list([]), all: true }} />, {
    api: fakeApi({ ...dictionaries, 'filter.ads': none }).api,
  })
  expect(screen.queryByText('Показать все фильтры')).not.toBeInTheDocument()
  expect(screen.getByText('Ещё фильтры').closest('details')).toHaveAttribute('open')
})

it('docs/decisions/173: a folded part without its options leads to them until the whole form is there', async () => {
  await renderWithLateParts(<AdList list={{ ...list(), ...pageForm(list(), 'list') }} />, {
    api: fakeApi({ ...dictionaries, 'filter.ads': none }).api,
  })
  const fold = (name: string) => screen.getByText(name).closest('details') as HTMLElement
  expect(fold('Кузов')).toBeInTheDocument()
  fireEvent.click(screen.getByText('Кузов'))
  expect(within(fold('Кузов')).getByText('Показать все фильтры')).toBeInTheDocument()
  const sedan = await within(fold('Кузов')).findByRole('checkbox', { name: /Седан/, hidden: true })
  await userEvent.click(sedan)
  expect(address()).toBe('/Search?bodyType=1')
  await userEvent.click(screen.getByText('Ещё фильтры'))
  expect(within(fold('Ещё фильтры')).getByText('Комплектация')).toBeInTheDocument()
})

it('docs/decisions/173: a choice in a field that the page lacks stands in the address', async () => {
  await renderWithLateParts(<AdList list={{ ...list(), ...pageForm(list(), 'list') }} />, {
    api: fakeApi({ ...dictionaries, 'filter.ads': none }).api,
  })
  await userEvent.click(screen.getByText('Ещё фильтры'))
  await userEvent.click(await screen.findByText('Комплектация'))
  await userEvent.click(screen.getByRole('checkbox', { name: 'ABS' }))
  expect(address()).toMatch(/^\/Search\?options=\d+$/)
})
