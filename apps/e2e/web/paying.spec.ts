import type { Page } from 'playwright/test'
import { expectNoMistakes } from '../support/axe.ts'
import { draftCar, liveCar, submittedCar } from '../support/cars.ts'
import { orderPackage, payAtTill, requestInvoiceOf } from '../support/paying.ts'
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('domain §5: no page of paying has a mistake, light or dark, or sticks out', async ({
    page,
  }) => {
    await openSession(page.request, (await createPerson('ООО «Автопарк»', 1)).phone)
    const ad = await submittedCar(page.request)
    const open = await orderPackage(page.request, 5)
    const declined = await orderPackage(page.request, 10)
    const paid = await orderPackage(page.request, 20)
    const invoiced = await orderPackage(page.request, 50)
    await payAtTill(page.request, declined, 'decline')
    await payAtTill(page.request, paid, 'pay')
    await requestInvoiceOf(page.request, invoiced)
    for (const [path, heading] of [
      [`/payment?ad=${ad.id}`, 'Публикация объявления'],
      [`/payment?order=${open}`, `Оплата заказа № ${open}`],
      [`/payment?order=${open}&method=invoice`, /^Счёт на оплату/],
      [`/InvoiceRequestSuccessfully?order=${invoiced}`, /^Счёт № .* выставлен$/],
      [`/PayError?order=${declined}`, 'Оплата не прошла'],
      [`/paySuccessfully?order=${paid}`, 'Оплата прошла'],
      ['/profile/PackagePayment', 'Пакеты публикаций'],
    ] as const) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expect(page.getByRole('status', { name: 'Загружается' })).toHaveCount(0)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
        await expectNoMistakes(page)
      })
    }
  })
})

test('domain §5: without a session a page of an order asks to log in', async ({ page }) => {
  await page.goto('/payment?order=1')
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(page.getByRole('dialog')).toBeVisible()
})
