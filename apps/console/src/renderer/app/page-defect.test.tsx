import { screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'
import { MODERATOR, moderatedAd } from '../testing/samples.ts'
import { Start } from './start.tsx'

it('domain §9: a page that fails leaves the sidebar and its other pages', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  window.location.hash = '#/ads/11'
  onTestFinished(() => {
    window.location.hash = ''
  })
  const broken = { ...moderatedAd('11'), risk: null as never }
  const answers = { 'profiles.me': () => MODERATOR, 'moderator.readAd': () => broken }
  const { user } = renderConsole(<Start />, answers, { path: null })
  expect(await screen.findByText('Технические неполадки')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Настройки' }))
  expect(await screen.findByRole('heading', { name: 'Настройки' })).toBeVisible()
})
