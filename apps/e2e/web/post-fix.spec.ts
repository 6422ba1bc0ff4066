import { decideAd } from '@trassa/contracts/calls/moderator/ads'
import type { ModerationReason } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { Page } from 'playwright/test'
import { submittedCar } from '../support/cars.ts'
import { asSenior, createPerson, openSession } from '../support/people.ts'
import { expect, test } from '../support/site.ts'

/** My ads with a car that a moderator has sent back. */
async function openSentBack(page: Page, reasons: ModerationReason[]): Promise<void> {
  await openSession(page.request, (await createPerson()).phone)
  const { id, version } = await submittedCar(page.request)
  const body = { stat: AD_STATS.needsFix.stat, version, reasons }
  await asSenior((api) => api.ask(decideAd, { params: { id }, body }))
  await page.goto('/profile/MyAdsAll/MyAdsActual')
}

const reasonOf = (field: string, message: string): ModerationReason => ({
  code: 'ad.other',
  field,
  message,
})

test('§4 my ads: a reason leads to its field, which has the focus and is in sight', async ({
  page,
}) => {
  await openSentBack(page, [
    reasonOf('mileage', 'Проверьте пробег'),
    reasonOf('photos', 'Добавьте снимок салона'),
  ])
  await page.getByRole('link', { name: 'Проверьте пробег' }).click()
  const mileage = page.getByRole('textbox', { name: 'Пробег' })
  await expect(mileage).toBeFocused()
  await expect(mileage).toBeInViewport()
  await page.goBack()
  await page.getByRole('link', { name: 'Добавьте снимок салона' }).click()
  await expect(page.getByRole('img', { name: 'Фотография 1' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Фотография 1', exact: true })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('§4 my ads: a reason opens the step of its field', async ({ page }) => {
    await openSentBack(page, [reasonOf('description', 'Уберите телефон из описания')])
    await page.getByRole('link', { name: 'Уберите телефон из описания' }).click()
    const description = page.getByRole('textbox', { name: 'Описание' })
    await expect(description).toBeFocused()
    await expect(description).toBeInViewport()
    // Going back leads to the list, not through steps that were never looked at.
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Мои объявления', level: 1 })).toBeVisible()
  })
})
