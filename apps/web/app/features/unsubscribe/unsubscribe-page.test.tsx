import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { anonymous, fails, fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { UnsubscribePage } from './unsubscribe-page.tsx'

const CHOICE = { kind: 'packageLapses', channel: 'email' } as const

function open(token: string | null = 'signed') {
  const fake = fakeApi({
    'profiles.me': anonymous,
    'notices.unsubscription': () => ({ ...CHOICE, enabled: true }),
    'notices.changeUnsubscription': ({ body }) => ({
      ...CHOICE,
      enabled: (body as { enabled: boolean }).enabled,
    }),
  })
  renderPage(<UnsubscribePage token={token} />, { api: fake.api })
  return fake
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('issue 11: opening the link changes nothing; a press does, and can be taken back', async () => {
  const fake = open()
  expect(await screen.findByText('Пакеты публикаций')).toBeVisible()
  expect(fake.asked.map(({ id }) => id)).not.toContain('notices.changeUnsubscription')
  await press('Отписаться')
  expect(await screen.findByRole('heading', { name: 'Больше не пришлём' })).toBeVisible()
  await press('Присылать снова')
  expect(await screen.findByRole('heading', { name: 'Больше не присылать?' })).toBeVisible()
  expect(fake.asked.slice(-2)).toEqual([
    { id: 'notices.changeUnsubscription', body: { token: 'signed', enabled: false } },
    { id: 'notices.changeUnsubscription', body: { token: 'signed', enabled: true } },
  ])
})

it('a link that is none leads to the settings', async () => {
  open(null)
  expect(screen.getByRole('heading', { name: 'Ссылка не действует' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Все уведомления' })).toHaveAttribute(
    'href',
    '/profile/ProfileSettings#notices',
  )
})

it('a press that fails says so', async () => {
  const fake = open()
  fake.answers['notices.changeUnsubscription'] = fails('network.failed')
  await press('Отписаться')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Нет связи'))
})
