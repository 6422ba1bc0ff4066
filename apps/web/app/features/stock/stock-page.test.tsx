import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppError } from '@trassa/contracts/app-error'
import type { Feed, FeedRun } from '@trassa/contracts/entities/feed'
import { expect, it } from 'vitest'
import { fails, fakeApi, IVAN } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { StockPage } from './stock-page.tsx'

const COUNTS = {
  items: 120,
  created: 12,
  changed: 3,
  unchanged: 100,
  gone: 5,
  refused: 5,
  drafts: 0,
}
const CHECK: FeedRun = {
  id: '7',
  kind: 'check',
  startedAt: new Date().toISOString(),
  finishedAt: new Date().toISOString(),
  outcome: 'done',
  message: '',
  counts: COUNTS,
  progress: null,
  problemsTotal: 2,
}
const FEED: Feed = {
  id: '3',
  url: 'https://example.ru/stock.csv',
  schedule: 'daily',
  cityId: '5',
  cityName: 'Казань',
  isOn: false,
  nextRunAt: null,
  lastSuccessAt: null,
  itemsTotal: 0,
  runs: [CHECK],
}

function open(
  items: Feed[],
  answers: Parameters<typeof fakeApi>[0] = {},
  profile = { ...IVAN, type: 1 as 0 | 1 },
) {
  const stored = { items }
  const fake = fakeApi({
    'profiles.me': () => profile,
    'feeds.list': () => stored,
    'cities.list': () => [],
    'payments.currentPackage': () => ({ type: 'GENERAL', remainder: 4, expiresAt: null }),
    ...answers,
  })
  renderPage(<StockPage />, { api: fake.api, path: '/profile/Stock' })
  return { ...fake, stored }
}

it('issue 11: a private person reads that feeds are for companies', async () => {
  open([], {}, { ...IVAN, type: 0 })
  expect(await screen.findByText('Автозагрузка – для компаний')).toBeVisible()
  expect(screen.queryByLabelText('Адрес файла')).toBeNull()
})

it('issue 11: an address is added; what is wrong with it stands at the field', async () => {
  const msg = 'Нужен полный адрес файла'
  const wrong = () => {
    throw new AppError('request.invalid', { issues: [{ loc: ['body', 'url'], msg, type: 'x' }] })
  }
  const { answers, stored, asked } = open([], { 'feeds.create': wrong })
  const field = await screen.findByLabelText('Адрес файла')
  await userEvent.type(field, 'stock')
  await userEvent.click(screen.getByRole('button', { name: 'Проверить файл' }))
  expect(await screen.findByText(msg)).toBeVisible()
  answers['feeds.create'] = () => {
    stored.items = [FEED]
    return FEED
  }
  await userEvent.clear(field)
  await userEvent.type(field, FEED.url)
  await userEvent.click(screen.getByRole('button', { name: 'Проверить файл' }))
  expect(await screen.findByRole('article', { name: FEED.url })).toBeVisible()
  expect(asked.findLast(({ id }) => id === 'feeds.create')?.body).toEqual({
    url: FEED.url,
    schedule: 'daily',
    cityId: null,
  })
})

it('issue 11: a check tells what would change and whether publications are enough; then it is switched on', async () => {
  const { asked } = open([FEED], { 'feeds.change': () => FEED })
  const card = await screen.findByRole('article', { name: FEED.url })
  expect(within(card).getByText('Файл проверен')).toBeVisible()
  expect(within(card).getByText('Будут сняты').parentElement).toHaveTextContent('5')
  expect(await within(card).findByText(/остальные\s+станут черновиками/)).toBeVisible()
  await userEvent.click(within(card).getByRole('button', { name: 'Включить' }))
  expect(asked.find(({ id }) => id === 'feeds.change')?.body).toEqual({ isOn: true })
})

it('issue 11: problems are found by a word and can be downloaded', async () => {
  const items = [
    { row: 2, externalId: 'A1', column: 'Марка', message: '«Ладья» – такого значения нет' },
    { row: 9, externalId: 'B2', column: '', message: 'Публикации закончились' },
  ]
  open([FEED], { 'feeds.problems': () => ({ run: CHECK, items }) })
  await userEvent.click(await screen.findByRole('button', { name: /^2\sзамечания/ }))
  expect(await screen.findByText('Строка 2, № A1')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Скачать таблицей' })).toHaveAttribute(
    'href',
    '/gateway/v1/feeds/3/runs/7/problems.csv',
  )
  await userEvent.type(screen.getByRole('searchbox'), 'b2 публикации')
  await waitFor(() => expect(screen.queryByText('Строка 2, № A1')).toBeNull())
  expect(screen.getByText('Строка 9, № B2')).toBeVisible()
})

it('issue 11: a file that has shrunk is taken by a press that says how much goes', async () => {
  const run: FeedRun = {
    ...CHECK,
    kind: 'load',
    outcome: 'shrunk',
    message: 'Из 120 объявлений прошлой загрузки в файле нет 80.',
    counts: { ...COUNTS, items: 40, gone: 80 },
  }
  const { asked } = open([{ ...FEED, isOn: true, runs: [run, CHECK] }], { 'feeds.run': () => FEED })
  await userEvent.click(
    await screen.findByRole('button', { name: /Всё верно, снять 80\sобъявлений/ }),
  )
  expect(asked.find(({ id }) => id === 'feeds.run')?.body).toEqual({ kind: 'load', shrunkTo: 40 })
  await userEvent.click(screen.getByText('Прошлые загрузки'))
  expect(screen.getByText(/12\sновых, 3\sизменено, 5\sснято, 5\sс ошибками/)).toBeVisible()
})

it('issue 11: a run under way shows how far it is, and its buttons wait', async () => {
  const run: FeedRun = {
    ...CHECK,
    finishedAt: null,
    outcome: null,
    progress: { done: 20, total: 80 },
  }
  open([{ ...FEED, runs: [run] }])
  expect(await screen.findByText('Загружаем: 20 из 80')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Включить' })).toBeDisabled()
})

it('issue 11: an unchanged file keeps the report of the run that has read it', async () => {
  open([{ ...FEED, isOn: true, runs: [{ ...CHECK, id: '8', outcome: 'unchanged' }, CHECK] }])
  expect(await screen.findByText(/^Файл не изменился, проверен/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^2\sзамечания/ })).toBeVisible()
  expect(screen.queryByText('Прошлые загрузки')).toBeNull()
})

it('issue 11: behind an unchanged file, a failure that has passed is history', async () => {
  const failed: FeedRun = {
    ...CHECK,
    id: '8',
    kind: 'load',
    outcome: 'failed',
    message: 'Сайт ответил ошибкой 500',
    counts: null,
    problemsTotal: 0,
  }
  const same: FeedRun = { ...CHECK, id: '9', kind: 'load', outcome: 'unchanged' }
  open([{ ...FEED, isOn: true, runs: [same, failed, CHECK] }])
  expect(await screen.findByText(/^Файл не изменился, проверен/)).toBeVisible()
  expect(screen.getByText('Файл проверен')).toBeVisible()
  const history = screen.getByText('Прошлые загрузки').closest('details')
  expect(history).toContainElement(screen.getByText('Сайт ответил ошибкой 500'))
})

it('issue 11: what is wrong with the city stands at it, a failed request in a message', async () => {
  const msg = 'Выберите город из списка'
  const wrong = () => {
    throw new AppError('request.invalid', { issues: [{ loc: ['body', 'cityId'], msg, type: 'x' }] })
  }
  const { answers } = open([], { 'feeds.create': wrong })
  const field = await screen.findByLabelText('Адрес файла')
  await userEvent.type(field, FEED.url)
  await userEvent.click(screen.getByRole('button', { name: 'Проверить файл' }))
  expect(await screen.findByText(msg)).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Город объявлений' })).toBeInvalid()
  expect(field).toBeValid()
  answers['feeds.create'] = fails('server.failed')
  await userEvent.click(screen.getByRole('button', { name: 'Проверить файл' }))
  await waitFor(() => expect(screen.queryByText(msg)).toBeNull())
  expect(field).toBeValid()
})

it('a list that fails can be retried', async () => {
  const { answers } = open([], { 'feeds.list': fails('server.failed') })
  const failure = await screen.findByRole('alert')
  answers['feeds.list'] = () => ({ items: [FEED] })
  await userEvent.click(within(failure).getByRole('button'))
  expect(await screen.findByRole('article', { name: FEED.url })).toBeVisible()
})
