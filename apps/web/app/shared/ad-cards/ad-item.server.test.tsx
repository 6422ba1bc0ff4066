import { QueryClientProvider } from '@tanstack/react-query'
import { ToastProvider } from '@trassa/ui/feedback/toast'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { PartsContext } from '../../lib/document/kept-parts/kept-part.tsx'
import { createPageParts, keptHtml } from '../../lib/document/kept-parts/page-parts.ts'
import { adCard } from '../../testing/ad-card.ts'
import { createQueryClient } from '../api/browser-api.ts'
import { AdItem } from './ad-item.tsx'
import type { ShownAd } from './listed.ts'

beforeEach(() => keptHtml.clear())

const ad: ShownAd = {
  ...adCard(),
  photos: [
    { id: '00000001-0000-4000-8000-000000000000', width: 1600, height: 1200, color: '#112233' },
  ],
  photosTotal: 1,
  liftedAt: '2026-12-31T20:30:00.000Z',
  priceDrop: { from: 700_000, at: '2026-12-30T10:00:00.000Z' },
}

const onPage = (card: ReactNode) => (
  <QueryClientProvider client={createQueryClient()}>
    <ToastProvider>
      <MemoryRouter>{card}</MemoryRouter>
    </ToastProvider>
  </QueryClientProvider>
)

function kept(card: ReactNode): string {
  const parts = createPageParts()
  const html = renderToString(onPage(<PartsContext value={parts.note}>{card}</PartsContext>))
  return parts.finish([html]).toString()
}

const MINUTE_MS = 60_000

it('docs/decisions/175: a kept card is what it would be at this minute, over New Year in Moscow as well', () => {
  const from = Date.parse(ad.liftedAt) - 5 * MINUTE_MS
  for (let minute = 0; minute < 3 * 24 * 60; minute += minute < 150 ? 1 : 47) {
    const now = new Date(from + minute * MINUTE_MS).toISOString()
    const card = <AdItem ad={ad} now={now} />
    expect(kept(card)).toBe(renderToString(onPage(card)))
  }
})

it('docs/decisions/174: a page that is served says the title once, names of buttons get it in the browser', () => {
  const html = renderToString(onPage(<AdItem ad={ad} now="2027-01-01T10:00:00.000Z" />))
  expect(html.split(ad.title)).toHaveLength(2)
  expect(html).toContain('aria-label="В избранное" class="heart"')
})

it('whatever an ad shows makes another card', () => {
  const now = '2027-01-01T10:00:00.000Z'
  const changes: Partial<ShownAd>[] = [
    { title: 'Lada Vesta' },
    { price: 640_000 },
    { photos: [] },
    { cityName: 'Пермь' },
    { promoted: ['highlight'] },
    { hasVin: true },
  ]
  for (const change of [{}, ...changes]) {
    const card = <AdItem ad={{ ...ad, ...change }} now={now} priority />
    expect(kept(card)).toBe(renderToString(onPage(card)))
  }
  expect(keptHtml.size).toBe(changes.length + 1)
})
