import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Answers, renderConsole } from '../../testing/render-console.tsx'
import { USER } from '../../testing/samples.ts'
import { CreateUser } from './create-user.tsx'

const SECOND = 1000

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const open = (answers: Answers = {}) =>
  renderConsole(<CreateUser phone={USER.phone} />, {
    'moderator.createUser': () => USER,
    ...answers,
  })

const nameField = () => screen.getByRole('textbox', { name: 'Имя' })
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('domain §9: 503, then 200: says that it waits, obeys Retry-After, creates the user once', async () => {
  const { user, line, asked, performed } = open()
  line({ state: 'busy', retryAfter: 40 })
  await user.type(nameField(), 'Семён')
  await user.click(screen.getByRole('button', { name: 'Создать' }))
  expect(await screen.findByText(/Ждёт связи: введённое сохранено/)).toBeVisible()
  expect(nameField()).toHaveValue('Семён')

  line({ state: 'up' })
  await advance(35 * SECOND)
  expect(asked('moderator.createUser')).toHaveLength(1)
  await advance(6 * SECOND)
  expect(performed('moderator.createUser')).toMatchObject([
    { body: { phone: USER.phone, username: 'Семён', type: 0 } },
  ])
  expect(localStorage).toHaveLength(0)
})

it('domain §1: what was typed and its key outlive the window: nothing is created twice', async () => {
  const first = open()
  first.line({ state: 'losesAnswers' })
  await first.user.type(nameField(), 'Семён')
  await first.user.click(screen.getByRole('button', { name: 'Создать' }))
  await screen.findByText(/Ждёт связи/)
  const [lost] = first.performed('moderator.createUser')
  first.close()

  const { user, performed } = open()
  expect(nameField()).toHaveValue('Семён')
  await user.click(screen.getByRole('button', { name: 'Создать' }))
  await vi.waitFor(() => expect(performed('moderator.createUser')).toHaveLength(1))
  expect(performed('moderator.createUser')[0]).toEqual(lost)
})

it('domain §1: other content is another request and gets another key', async () => {
  const first = open()
  first.line({ state: 'down' })
  await first.user.type(nameField(), 'Семён')
  await first.user.click(screen.getByRole('button', { name: 'Создать' }))
  await screen.findByText(/Ждёт связи/)
  const [tried] = first.asked('moderator.createUser')
  first.close()

  const { user, performed } = open()
  await user.type(nameField(), ' Иванов')
  await user.click(screen.getByRole('button', { name: 'Создать' }))
  await vi.waitFor(() => expect(performed('moderator.createUser')).toHaveLength(1))
  expect(performed('moderator.createUser')[0]?.idempotencyKey).not.toBe(tried?.idempotencyKey)
})

it('domain §9: on the phone a name and Enter are enough', async () => {
  const { user, performed } = open()
  expect(nameField()).toHaveFocus()
  await user.keyboard('Семён{Enter}')
  await vi.waitFor(() => expect(performed('moderator.createUser')).toHaveLength(1))
})
