import { screen, within } from '@testing-library/react'
import { AUTO_FORM } from '@trassa/catalog/ad-types/vehicles/auto'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { expect, it } from 'vitest'
import { fails, fakeApi, IVAN } from '../../../testing/fake-api.ts'
import { ownAd } from '../../../testing/own-ad.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { AdPreviewPage } from './ad-preview-page.tsx'
import { loadPreview } from './load-preview.ts'

const AD: EditableAd = {
  ...ownAd({ stat: AD_STATS.moderation.stat }),
  userId: IVAN.id,
  cityId: '1',
  description: 'Один хозяин.',
  descriptionTree: ['Один хозяин.'],
  contactName: 'Иван',
  phone: '+79001234567',
  address: '',
  fields: { year: 2019 },
  names: {},
}

const open = (changes: Partial<EditableAd> = {}) =>
  renderPage(<AdPreviewPage ad={{ ...AD, ...changes }} form={AUTO_FORM} profile={IVAN} />, {
    api: fakeApi({ 'profiles.me': () => IVAN }).api,
  })

const card = () => within(screen.getByRole('complementary', { name: 'Цена и контакты' }))

it('§3 under review: shows the ad to read, its state and what comes next', () => {
  open()
  expect(screen.getByRole('heading', { level: 1, name: AD.title })).toBeVisible()
  expect(screen.getByText('На проверке')).toBeVisible()
  expect(screen.getByText(/до 15 минут/)).toBeVisible()
  expect(screen.getByText('Один хозяин.')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(card().getByText('1 250 000 ₽')).toBeVisible()
  expect(card().getByRole('link', { name: 'Изменить' })).toHaveAttribute('href', '/editAd?id=5')
})

it('§3 blocked: nothing can be changed, and the way back is the archive', () => {
  open({ stat: AD_STATS.blocked.stat })
  expect(card().queryByRole('link')).toBeNull()
  expect(screen.getByRole('link', { name: 'Архив объявлений' })).toBeVisible()
})

const load = (answer: Parameters<typeof fakeApi>[0][string], url = 'http://a/?id=5') =>
  loadPreview({
    api: fakeApi({ 'ads.own': answer }).api,
    url: new URL(url),
    params: {},
    queryClient: undefined as never,
  })

it.each([
  ['active', '/kazan/auto/kia-rio-5'],
  ['draft', '/createAd?id=5'],
] as const)('§3 in state %s it is looked at elsewhere', async (state, href) => {
  const loaded = await load(() => ({ ...AD, stat: AD_STATS[state].stat }))
  expect(loaded).toEqual({ is: 'elsewhere', href })
})

it.each([
  ['ad.forbidden', 'forbidden'],
  ['ad.not_found', 'missing'],
  ['session.missing', 'anonymous'],
] as const)('%s: it is %s', async (code, is) => {
  expect(await load(fails(code))).toEqual({ is })
})

it('without an id there is nothing to show', async () => {
  expect(await load(() => AD, 'http://a/')).toEqual({ is: 'missing' })
})
