import { screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { installFakeLocks } from '../testing/fake-locks.ts'
import { renderConsole } from '../testing/render-console.tsx'
import { MODERATOR } from '../testing/samples.ts'
import { Start } from './start.tsx'

it('docs/decisions/159: a setting that the disk does not take is told, wherever it was changed', async () => {
  onTestFinished(installFakeLocks())
  window.location.hash = '#/settings'
  onTestFinished(() => {
    window.location.hash = ''
  })
  const { user } = renderConsole(
    <Start />,
    { 'profiles.me': () => MODERATOR },
    { path: null, main: { changeSettings: () => Promise.reject(new Error('ENOSPC')) } },
  )
  await screen.findByRole('heading', { name: 'Настройки' })
  await user.keyboard('{Control>}[KeyB]{/Control}')
  expect(await screen.findByText(/^Не сохранено: /)).toBeVisible()
})
