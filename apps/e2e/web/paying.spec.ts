import type { Page } from 'playwright/test'
import { draftCar, liveCar } from '../support/cars.ts'
import { createPerson, openSession } from '../support/people.ts'
import { expect, test } from '../support/site.ts'

/** A person whose free place is taken, at the form of a second car. */
async function secondCar(page: Page) {
  await openSession(page.request, (await createPerson()).phone)
  await liveCar(page.request)
  const ad = await draftCar(page.request)
  await page.goto(`/createAd?id=${ad.id}`)
  await page.getByRole('button', { name: 'Разместить', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Публикация объявления' })).toBeVisible()
  return ad
}

/** The demo's till (domain §6). */
const atTheTill = (page: Page, choice: string) =>
  page.getByRole('button', { name: choice, exact: true }).click()

test('domain §5: a second car is published with a package that was declined first, by one charge', async ({
  page,
}) => {
  const { title } = await secondCar(page)
  await page.getByRole('radio', { name: /^Пакет: 5\s/ }).check()
  await expect(page.getByText(/^Итого 1\s350\s₽$/)).toBeVisible()
  await page.getByRole('button', { name: 'Перейти к оплате' }).dblclick()
  const pay = page.getByRole('button', { name: /^Оплатить 1\s350\s₽$/ })
  await pay.dblclick()
  await atTheTill(page, 'Отклонить')
  await expect(page.getByRole('heading', { name: 'Оплата не прошла' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/PayError')

  await page.getByRole('link', { name: 'Оплатить ещё раз' }).click()
  await pay.click()
  await atTheTill(page, 'Оплатить')
  await expect(page.getByRole('heading', { name: 'Оплата прошла' })).toBeVisible()
  await expect(page.getByText(title)).toBeVisible()
  // The page that waited is not in the history any more.
  expect(new URL(page.url()).pathname).toBe('/paySuccessfully')

  await page.goto('/profile/PackagePayment')
  await expect(page.getByText(/В пакетах осталось 4\sпубликации/)).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  // Both double clicks came to one order.
  await expect(page.getByText(/^Заказ № /)).toHaveCount(1)
  await expect(page.getByText('Выполнен', { exact: true })).toBeVisible()
})

test('domain §5: without a session a page of an order asks to log in', async ({ page }) => {
  await page.goto('/payment?order=1')
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(page.getByRole('dialog')).toBeVisible()
})
