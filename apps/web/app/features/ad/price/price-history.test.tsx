import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fails, fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import PriceHistoryButton from './price-history-button.tsx'

async function open(answer: Parameters<typeof fakeApi>[0][string]) {
  const { api } = fakeApi({ 'ads.priceHistory': answer })
  renderPage(<PriceHistoryButton adId="7" />, { api })
  await userEvent.click(screen.getByRole('button', { name: 'История цены' }))
}

it('issue 9.5 price history: the latest price first, with what each change was', async () => {
  await open(() => ({
    points: [
      { price: 650_000, at: null },
      { price: 600_000, at: '2026-06-01T08:00:00.000Z' },
      { price: 620_000, at: '2026-06-05T08:00:00.000Z' },
    ],
  }))
  const steps = await screen.findAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    expect.stringMatching(/^5 июня.*620 000 ₽дороже на 20 000 ₽$/),
    expect.stringMatching(/^1 июня.*600 000 ₽дешевле на 50 000 ₽$/),
    'При размещении650 000 ₽',
  ])
})

it('a price history that could not be loaded can be asked for again', async () => {
  await open(fails('server.unavailable'))
  expect(await screen.findByRole('button', { name: /Повторить|ещё раз/ })).toBeVisible()
})
