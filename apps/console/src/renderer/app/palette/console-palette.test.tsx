import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import type { FoundAd, FoundUser } from '@trassa/contracts/entities/moderator/search-hit'
import { maskPhone } from '@trassa/contracts/phone'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { Bridge } from '../../../shared/bridge.ts'
import { useKeyBindings } from '../../shared/keyboard/use-key-bindings.ts'
import { type Answers, renderConsole } from '../../testing/render-console.tsx'
import { MODERATOR } from '../../testing/samples.ts'
import { ConsolePalette } from './console-palette.tsx'

const IVAN: FoundUser = {
  id: '7',
  username: 'Иван',
  companyName: null,
  type: 0,
  role: 'user',
  telegramUsername: null,
  blocked: false,
  maskedPhone: maskPhone('+79161234567'),
}
const CAMRY: FoundAd = {
  id: '51',
  title: 'Toyota Camry, 2019',
  adType: 'auto',
  stat: 1,
  price: 900_000,
  cityName: 'Казань',
  userId: '7',
  username: 'Иван',
}
const NOTHING = { users: [], ads: [], orders: [], exact: false }

function Window() {
  const [open, setOpen] = useState(false)
  const [beside, setBeside] = useState('')
  const { pathname, search } = useLocation()
  useKeyBindings({ jump: () => setOpen(true) })
  return (
    <>
      <textarea aria-label="Причина" defaultValue="Недописано" />
      <p>{pathname + search}</p>
      <p>{beside}</p>
      <ConsolePalette
        open={open}
        onOpenChange={setOpen}
        onHelp={() => undefined}
        openBeside={({ kind, id }) => setBeside(`${kind} ${id}`)}
      />
    </>
  )
}

const openPalette = async (answers: Answers = {}, me = MODERATOR, main: Partial<Bridge> = {}) => {
  const console = renderConsole(
    <Window />,
    { 'moderator.search': () => NOTHING, ...answers },
    { me, main },
  )
  await console.user.click(screen.getByLabelText('Причина'))
  await console.user.keyboard('{Control>}[KeyK]{/Control}')
  return { ...console, field: await screen.findByRole('combobox', { name: /Найти запись/ }) }
}

const asksOf = (queries: { query?: unknown }[]) =>
  queries.map(({ query }) => (query as { q: string }).q)

it('domain §9: opens from a text field; Escape gives the focus back and leaves the text', async () => {
  const { user, field } = await openPalette()
  expect(field).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByLabelText('Причина')).toHaveFocus())
  expect(screen.getByLabelText('Причина')).toHaveValue('Недописано')
})

it('domain §9: a sole hit opens at Enter, also before its answer has come', async () => {
  const { user, asked } = await openPalette({
    'moderator.search': () => ({ ...NOTHING, users: [IVAN] }),
  })
  await user.keyboard('8 916 123{Enter}')
  expect(await screen.findByText('/users?id=7')).toBeVisible()
  expect(screen.queryByRole('combobox', { name: /Найти запись/ })).not.toBeInTheDocument()
  expect(asksOf(asked('moderator.search'))).toEqual(['8 916 123'])
})

it('asks once for what was typed in one go, and lists people with masked phones', async () => {
  const { user, asked } = await openPalette({
    'moderator.search': () => ({ ...NOTHING, users: [IVAN], ads: [CAMRY] }),
  })
  await user.keyboard('камри')
  expect(await screen.findByRole('option', { name: /Иван \+7\s\(916\)\s···-··-67/ })).toBeVisible()
  expect(screen.getByRole('option', { name: /Toyota Camry, 2019.*Активно/ })).toBeVisible()
  expect(asksOf(asked('moderator.search'))).toEqual(['камри'])
})

it('several hits wait for a choice; the arrows go round, Ctrl+Enter opens beside the page', async () => {
  const { user } = await openPalette({
    'moderator.search': () => ({ ...NOTHING, users: [IVAN], ads: [CAMRY] }),
  })
  await user.keyboard('51{Enter}')
  const options = await screen.findAllByRole('option')
  expect(options[0]).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowDown}{Control>}{Enter}{/Control}')
  expect(await screen.findByText('ad 51')).toBeVisible()
  expect(screen.getByText('/')).toBeVisible()
})

it('domain §9: `№ 51` is the number of an ad before that of a user', async () => {
  const { user } = await openPalette({
    'moderator.search': () => ({ users: [IVAN], ads: [CAMRY], orders: [], exact: true }),
  })
  await user.keyboard('№ 51')
  await screen.findByRole('option', { name: /Camry/ })
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('Toyota Camry')
  await user.keyboard('{Backspace>4/}51')
  await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Иван'))
})

it('an identifier from the clipboard opens its only record at once; words do not', async () => {
  let exact = false
  const { user } = await openPalette({
    'moderator.search': () => ({ ...NOTHING, ads: [CAMRY], exact }),
  })
  await user.paste('камри')
  expect(await screen.findByRole('option', { name: /Camry/ })).toBeVisible()
  await user.clear(screen.getByRole('combobox'))
  exact = true
  await user.paste(' https://trassa.ru/kazan/auto/camry ')
  expect(await screen.findByText('/users?id=7&ad=51')).toBeVisible()
})

it('words that find nothing are looked for in the other keyboard layout', async () => {
  const { user, asked } = await openPalette({
    'moderator.search': ({ query }) =>
      (query as { q: string }).q === 'тойота' ? { ...NOTHING, ads: [CAMRY] } : NOTHING,
  })
  await user.keyboard('njqjnf')
  expect(await screen.findByText('Показано по запросу «тойота»')).toBeVisible()
  expect(asksOf(asked('moderator.search'))).toEqual(['njqjnf', 'тойота'])
})

it('an answer to an earlier text opens nothing', async () => {
  const { user, field } = await openPalette({
    'moderator.search': ({ query }) =>
      (query as { q: string }).q === 'ка' ? { ...NOTHING, users: [IVAN] } : NOTHING,
  })
  await user.keyboard('ка')
  // At once: the answer to «ка» comes after the text has changed.
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.change(field, { target: { value: 'камри' } })
  expect(await screen.findByText(/Записей не нашлось/)).toBeVisible()
  expect(screen.getByText('/')).toBeVisible()
})

it('domain §9: for an unknown phone, Enter goes to the form that creates the user', async () => {
  const { user } = await openPalette()
  await user.keyboard('8 916 000-00-00{Enter}')
  expect(await screen.findByText('/users?phone=%2B79160000000')).toBeVisible()
})

it('commands are found by their words and in the other layout, only those of the role', async () => {
  const { user } = await openPalette({}, { ...MODERATOR, role: 'support' })
  expect(screen.queryByRole('option', { name: /Очередь/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('option', { name: 'Выписка банка' })).not.toBeInTheDocument()
  await user.keyboard('wtys')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('/prices')).toBeVisible()
})

it('commands are found by several words that follow each other', async () => {
  const { user } = await openPalette({}, { ...MODERATOR, role: 'seniorModerator' })
  await user.keyboard('кто кого{Enter}')
  expect(await screen.findByText('/look-ups')).toBeVisible()
})

it('without a connection commands work, and the palette says so', async () => {
  const { user, line } = await openPalette()
  line({ state: 'down' })
  await user.keyboard('настр')
  expect(await screen.findByText(/Команды работают и без неё/)).toBeVisible()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('/settings')).toBeVisible()
})

it('Enter before a failed answer runs the marked command', async () => {
  const { user } = await openPalette({
    'moderator.search': () => {
      throw new AppError('server.failed')
    },
  })
  await user.keyboard('настр{Enter}')
  expect(await screen.findByText('/settings')).toBeVisible()
})

it('while the server hangs, Enter runs the marked command soon, and else says what it waits for', async () => {
  const { user, field } = await openPalette({}, MODERATOR, {
    askGateway: () => new Promise(() => undefined),
  })
  await user.keyboard('камри{Enter}')
  expect(await screen.findByText(/^Ждём ответа сервера/)).toBeVisible()
  await user.clear(field)
  expect(screen.queryByText(/^Ждём ответа сервера/)).not.toBeInTheDocument()
  await user.keyboard('настр{Enter}')
  expect(await screen.findByText('/settings', {}, { timeout: 3000 })).toBeVisible()
})

const suggestion = (text: string, query: string, citySlug: string | null = null) => ({
  kind: 'model',
  text,
  list: { adType: 'auto', citySlug, query, total: 16 },
})

it('marks and models are suggested as filters of the table; what it has no filter for is not', async () => {
  const { user, asked } = await openPalette({
    'filter.suggest': () => ({
      items: [
        suggestion('Toyota Camry', 'markId=19&modelId=19001'),
        suggestion('Toyota Camry седан', 'markId=19&modelId=19001&bodyType=1'),
        suggestion('Toyota Camry Казань', 'markId=19&modelId=19001', 'kazan'),
      ],
    }),
  })
  await user.keyboard('камри')
  const option = await screen.findByRole('option', { name: /Toyota Camry.*активных 16/ })
  expect(screen.queryByRole('option', { name: /седан|Казань/ })).not.toBeInTheDocument()
  expect(asksOf(asked('filter.suggest'))).toEqual(['камри'])
  await user.click(option)
  expect(screen.getByText('/ads?adType=auto&markId=19&modelId=19001')).toBeVisible()
})

it('no list is suggested for a phone', async () => {
  const { user, asked } = await openPalette()
  await user.keyboard('8 916 1234567')
  await waitFor(() => expect(asked('moderator.search')).toHaveLength(1))
  expect(asked('filter.suggest')).toEqual([])
})

it('what was opened is offered again while nothing is typed', async () => {
  const { user } = await openPalette({
    'moderator.search': () => ({ ...NOTHING, users: [IVAN] }),
  })
  await user.keyboard('иван{Enter}')
  await screen.findByText('/users?id=7')
  await act(async () => undefined)
  await user.keyboard('{Control>}[KeyK]{/Control}')
  const recent = await screen.findByRole('group', { name: 'Недавнее' })
  expect(recent).toHaveTextContent('Иван')
})
