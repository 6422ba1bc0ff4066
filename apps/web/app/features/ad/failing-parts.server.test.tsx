// The server's renderer marks every context as its own: no worker may render the same ones for the browser, too.
import { AUTO_FORM } from '@trassa/catalog/ad-types/vehicles/auto'
import type { Ad, AdCard } from '@trassa/contracts/entities/ad'
import type { ComponentProps, ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { renderWhole } from '../../lib/document/render-whole.tsx'
import { AdGrid } from '../../shared/ad-cards/ad-grid.tsx'
import { adCard } from '../../testing/ad-card.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { pageWith } from '../../testing/render-page.tsx'
import { AdPage } from './ad-page.tsx'

const NOW = '2026-11-22T09:00:00.000Z'
const CARD: AdCard = {
  ...adCard(),
  slug: 'lada-granta-7',
}
const AD: Ad = {
  ...CARD,
  cityId: '5',
  description: 'Один хозяин.',
  descriptionTree: [{ kind: 'paragraph', children: ['Один хозяин.'] }],
  contactName: 'Иван',
  address: '',
  fields: { year: 2018 },
  names: {},
  stat: 1,
  publishedAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-12-20T08:00:00.000Z',
  confirmedAt: null,
  seller: {
    id: '3',
    username: 'Ольга',
    avatar: null,
    type: 0,
    slug: 'id3',
    createdAt: '2026-01-02T08:00:00.000Z',
    activeAds: 1,
  },
}

const pageOf = (ui: ReactNode) =>
  pageWith(ui, { api: fakeApi({ 'ads.countView': () => ({ counted: true }) }).api })
const adPage = (changes: Partial<Ad>, beside: Partial<ComponentProps<typeof AdPage>> = {}) =>
  pageOf(
    <AdPage
      ad={{ ...AD, ...changes }}
      form={AUTO_FORM}
      now={NOW}
      market={null}
      similar={[]}
      {...beside}
    />,
  )

/** What the server sends, and the errors that it logs. */
async function served(page: ReactNode) {
  const errors: unknown[] = []
  const body = await renderWhole(page, { onError: (error) => errors.push(error) })
  const html = body
  const textsOf = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) =>
      inner.replaceAll(/<[^>]*>/g, ''),
    )
  return { errors, html, textsOf }
}

const FAILED = 'Эту часть страницы показать не удалось.'

/** A value that no contract allows. */
const broken = null as never

function Broken(): ReactNode {
  throw new Error('broken')
}

describe('an error in one part of a page does not take the page', () => {
  it.each<[part: string, Partial<Ad>, Partial<ComponentProps<typeof AdPage>>]>([
    ['its description', { descriptionTree: [broken] }, {}],
    ['its facts', { fields: broken }, {}],
    ['its photographs', { photos: [broken] }, {}],
    ['similar ads', {}, { similar: [broken] }],
  ])('%s', async (_, changes, beside) => {
    const { errors, textsOf } = await served(adPage(changes, beside))
    expect(textsOf('h1')).toEqual([AD.title])
    expect(textsOf('aside')).toEqual([expect.stringMatching(/650\s000\s₽/)])
    expect(textsOf('button')).toContain('Показать телефон')
    expect(textsOf('p')).toContain(FAILED)
    expect(errors[0]).toBeInstanceOf(Error)
  })

  it.each<[part: string, Partial<Ad>, Partial<ComponentProps<typeof AdPage>>]>([
    ['its seller', { seller: { ...AD.seller, createdAt: 'вчера' } }, {}],
    ['its price among others', {}, { market: { bars: broken } as never }],
  ])('%s, a late part, is left to the browser', async (_, changes, beside) => {
    const { errors, html, textsOf } = await served(adPage(changes, beside))
    expect(textsOf('h1')).toEqual([AD.title])
    expect(textsOf('button')).toContain('Показать телефон')
    expect(html).toContain('<!--$!-->')
    expect(errors[0]).toBeInstanceOf(Error)
  })

  it('a page without errors is sent whole and in order, without scripts that move parts', async () => {
    const { errors, html } = await served(
      adPage({ descriptionTree: [{ kind: 'paragraph', children: ['я'.repeat(50_000)] }] }),
    )
    expect(errors).toEqual([])
    expect(html).not.toContain('<template')
    expect(html).not.toContain('<script')
    expect(html).not.toContain(FAILED)
    // No Suspense boundary waits, or is left to the browser.
    expect(html).not.toMatch(/<!--\$[?!]/)
  })

  it('one broken card leaves the others of its list', async () => {
    const ads = [
      CARD,
      { ...CARD, id: '8', title: 'Сломанное', liftedAt: 'когда-то' },
      { ...CARD, id: '9', title: 'Kia Rio' },
    ]
    const { errors, textsOf } = await served(pageOf(<AdGrid ads={ads} now={NOW} />))
    expect(textsOf('li')).toEqual([
      expect.stringContaining(CARD.title),
      FAILED,
      expect.stringContaining('Kia Rio'),
    ])
    expect(errors).toHaveLength(1)
  })

  it('what fails outside of a part fails the page', async () => {
    await expect(served(pageOf(<Broken />))).rejects.toThrow('broken')
  })
})
