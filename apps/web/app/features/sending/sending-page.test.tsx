import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SavedSearch } from '@trassa/contracts/entities/saved-search'
import { expect, it } from 'vitest'
import { anonymous, fails, fakeApi, IVAN } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { SendingPage } from './sending-page.tsx'

const VESTA: SavedSearch = {
  id: '1',
  adType: 'auto',
  query: 'markId=1&modelId=1027&city=kazan&priceTo=1000000',
  name: 'Lada Vesta, Казань, цена до 1 000 000 ₽',
  isNamed: false,
  filters: ['Казань', 'Lada (ВАЗ)', 'Vesta', 'Цена до 1 000 000 ₽'],
  frequency: 'atOnce',
  paused: false,
  quietFrom: 22,
  quietTo: 8,
  timeZone: 'Asia/Omsk',
  createdAt: '2026-11-20T10:00:00.000Z',
  total: 12,
}
const TRUCK: SavedSearch = {
  ...VESTA,
  id: '2',
  adType: 'truck',
  query: 'owner=0',
  name: 'Для брата',
  isNamed: true,
  filters: ['Владелец: частное лицо'],
  total: 0,
}
const LINKED = { ...IVAN, telegramId: '42' }
const BOT = { telegramBot: 'trassa_bot', botUrl: 'https://t.me/trassa_bot' }

function show({ profile = LINKED as object | null, searches = [VESTA, TRUCK], site = BOT } = {}) {
  let items = [...searches]
  const gateway = fakeApi({
    'profiles.me': profile ? () => profile : anonymous,
    'notificationPresets.list': () => ({ items }),
    'notificationPresets.update': ({ params, body }) => {
      const { id } = params as { id: string }
      const of = items.find((item) => item.id === id)
      const { name } = body as { name: string }
      const saved = { ...of, ...(body as object), name: name || of?.name } as SavedSearch
      items = items.map((item) => (item.id === id ? saved : item))
      return saved
    },
    'notificationPresets.delete': ({ params }) => {
      items = items.filter(({ id }) => id !== (params as { id: string }).id)
      return params
    },
    'notificationPresets.create': ({ body }) => {
      const saved = { ...VESTA, ...(body as object), id: '9', name: VESTA.name }
      items = [saved, ...items]
      return saved
    },
  })
  renderPage(<SendingPage />, { api: gateway.api, path: '/sending', site })
  return { gateway, user: userEvent.setup() }
}

const row = (name: string) => screen.findByRole('article', { name })
const sent = (gateway: ReturnType<typeof show>['gateway'], call: string) =>
  gateway.asked.filter(({ id }) => id === `notificationPresets.${call}`).map(({ body }) => body)

it('§2 sending: a saved search says what it looks for, how many there are and when it is sent', async () => {
  show()
  const vesta = within(await row(VESTA.name))
  expect(vesta.getByRole('link', { name: /^Сейчас 12\sобъявлений$/ })).toHaveAttribute(
    'href',
    '/kazan/auto?markId=1&modelId=1027&priceTo=1000000',
  )
  expect(vesta.getByText('Не присылаем с 22:00 до 8:00, Омск')).toBeVisible()
  expect(vesta.getByRole('combobox')).toHaveDisplayValue('Сразу')
  // The name that the filters made says them.
  expect(vesta.queryByRole('list', { name: 'Фильтры' })).toBeNull()
  const truck = within(await row('Для брата'))
  expect(truck.getByText('Владелец: частное лицо')).toBeVisible()
  expect(truck.getByRole('link', { name: 'Сейчас объявлений нет' })).toHaveAttribute(
    'href',
    '/Search?ad_type=truck&owner=0',
  )
})

it('domain §8: frequency and pause are shown at once, and each is sent with the other', async () => {
  const { gateway, user } = show()
  const vesta = within(await row(VESTA.name))
  await user.selectOptions(vesta.getByRole('combobox'), 'Раз в день')
  await user.click(vesta.getByRole('button', { name: /^Приостановить/ }))
  expect(vesta.getByText('На паузе')).toBeVisible()
  await waitFor(() => expect(sent(gateway, 'update')).toHaveLength(2))
  expect(sent(gateway, 'update')[1]).toEqual({
    query: VESTA.query,
    name: '',
    frequency: 'daily',
    paused: true,
    quietFrom: 22,
    quietTo: 8,
    timeZone: 'Asia/Omsk',
  })
  expect(vesta.getByRole('button', { name: /^Возобновить/ })).toBeVisible()
})

it('issue 11: what was not saved is taken back and said beside it', async () => {
  const { gateway, user } = show()
  gateway.answers['notificationPresets.update'] = fails('network.failed')
  const vesta = within(await row(VESTA.name))
  await user.click(vesta.getByRole('button', { name: /^Приостановить/ }))
  expect(await vesta.findByRole('alert')).toHaveTextContent('Не сохранено. Нет связи с сервером')
  expect(vesta.getByText('Присылаем')).toBeVisible()
})

it('domain §8: name, quiet hours and time zone are changed together', async () => {
  const { gateway, user } = show()
  await user.click(await screen.findByRole('button', { name: `Настроить: ${VESTA.name}` }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Название/), 'Жене')
  await user.selectOptions(dialog.getByLabelText('С'), '23:00')
  await user.selectOptions(dialog.getByLabelText('Часовой пояс'), 'Asia/Vladivostok')
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(within(await row('Жене')).getByText(/с 23:00 до 8:00, Владивосток/)).toBeVisible()
  expect(sent(gateway, 'update')).toEqual([
    expect.objectContaining({ name: 'Жене', quietFrom: 23, timeZone: 'Asia/Vladivostok' }),
  ])
})

it('issue 11: a deleted one is gone at once and can be brought back', async () => {
  const { gateway, user } = show()
  await user.click(await screen.findByRole('button', { name: `Удалить: ${VESTA.name}` }))
  expect(screen.queryByRole('article', { name: VESTA.name })).toBeNull()
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveFocus())
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }))
  expect(await row(VESTA.name)).toBeVisible()
  expect(sent(gateway, 'create')).toEqual([
    expect.objectContaining({ adType: 'auto', query: VESTA.query, name: '' }),
  ])
})

it('issue 11: one that another tab has deleted goes with a word', async () => {
  const { gateway, user } = show()
  const vesta = within(await row(VESTA.name))
  gateway.answers['notificationPresets.update'] = fails('preset.not_found')
  gateway.answers['notificationPresets.list'] = () => ({ items: [TRUCK] })
  await user.click(vesta.getByRole('button', { name: /^Приостановить/ }))
  expect(await screen.findByText('Такой рассылки нет, или она уже удалена.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('article', { name: VESTA.name })).toBeNull())
})

it('domain §8: the last one is said to be the last', async () => {
  show({ searches: Array.from({ length: 20 }, (_, n) => ({ ...VESTA, id: String(n) })) })
  expect(await screen.findByText('20 из 20')).toBeVisible()
  expect(screen.getByText(/удалите тот, что больше не нужен/)).toBeVisible()
})

it.each([
  ['there is no session', { profile: null }, 'Войдите, чтобы получать рассылку'],
  ['there is none yet', { searches: [] }, 'Сохранённых поисков пока нет'],
  ['Telegram is not linked', { profile: IVAN }, 'Осталось привязать Telegram'],
  [
    'the bot was stopped',
    { profile: { ...LINKED, telegramStopped: true } },
    'Бот остановлен, сообщения не приходят',
  ],
  [
    'there is no bot',
    { profile: IVAN, site: { botUrl: null } as never },
    'Telegram сейчас не подключён',
  ],
])('§2 sending: says what to do where %s', async (_, options, title) => {
  show(options)
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})
