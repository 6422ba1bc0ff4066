import { fireEvent, screen } from '@testing-library/react'
import type { AdPromotions } from '@trassa/contracts/entities/promotion'
import { expect, it } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import PromotionSheet from './promotion-sheet.tsx'

const PROMOTED: AdPromotions = {
  effects: [{ effect: 'vip', secondsLeft: 300_000, until: null }],
  standsStill: true,
  lifts: { left: 2, possibleAt: '2026-01-01T10:00:00.000Z' },
  dailyLifts: { left: 0, nextAt: null },
  result: {
    before: { impressions: 34, contacts: 1 },
    during: { impressions: 210, contacts: 4 },
  },
}

const open = (promotions: AdPromotions) => {
  const faked = fakeApi({
    'payments.adPromotions': () => promotions,
    'payments.liftAd': () => ({
      ...promotions,
      lifts: { left: 1, possibleAt: '2999-01-03T10:00:00.000Z' },
    }),
  })
  renderPage(
    <PromotionSheet ad={{ id: '5', title: 'Kia Rio' }} open onOpenChange={() => undefined} />,
    { api: faked.api },
  )
  return faked
}

it('domain §5: the owner sees what is left, why it stands still, and what it brings', async () => {
  open(PROMOTED)
  expect(await screen.findByText('осталось 3 дня')).toBeVisible()
  expect(screen.getByText(/оплаченное время стоит/)).toBeVisible()
  expect(screen.getByText('210')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Продвинуть' })).toHaveAttribute('href', '/payment?ad=5')
})

it('domain §5: lifts once for a double press, and says when the next lift is possible', async () => {
  const { asked } = open(PROMOTED)
  const button = await screen.findByRole('button', { name: 'Поднять' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(await screen.findByText(/Поднять снова можно с 3 января 2999/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Поднять' })).toBeDisabled()
  expect(asked.filter(({ id }) => id === 'payments.liftAd')).toHaveLength(1)
})

it('says honestly that there is too little to compare, or that nothing is promoted', async () => {
  open({ ...PROMOTED, result: null })
  expect(await screen.findByText(/Пока мало данных/)).toBeVisible()
})
