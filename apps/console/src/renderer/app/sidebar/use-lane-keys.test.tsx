import { screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { installFakeLocks } from '../../testing/fake-locks.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { MODERATOR } from '../../testing/samples.ts'
import { Start } from '../start.tsx'

it('domain §9: Ctrl with a digit leads to a lane from anywhere', async () => {
  onTestFinished(installFakeLocks())
  window.location.hash = '#/settings'
  onTestFinished(() => {
    window.location.hash = ''
  })
  const answers = {
    'profiles.me': () => MODERATOR,
    'queue.read': () => ({ items: [], total: 0, nextCursor: null, counts: {} }),
    'queue.claimNext': () => ({ ad: null }),
  }
  const { user } = renderConsole(<Start />, answers, { path: null })
  expect(await screen.findByRole('heading', { name: 'Настройки' })).toBeVisible()
  await user.keyboard('{Control>}[Digit3]{/Control}')
  expect(await screen.findByRole('navigation', { name: 'Очередь: Жалобы' })).toBeVisible()
})
