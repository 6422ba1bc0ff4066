import { mergeTests } from 'playwright/test'
import { buying } from '../support/buying.ts'
import { carForm } from '../support/car-form.ts'
import {
  test as consoleTest,
  DECIDED,
  decideBy,
  startWork,
  untilSent,
} from '../support/console/console.ts'
import { registerThere } from '../support/login-dialog.ts'
import { freshPhone, hireByCommand } from '../support/people.ts'
import { photograph } from '../support/pictures.ts'
import { expect, test as siteTest } from '../support/site.ts'

const test = mergeTests(siteTest, consoleTest)
/** A unique price, by which the ad is found among the others. */
const PRICE = '893071'

test('an ad’s whole way: posted, sent back, fixed, approved, found', async ({
  page,
  visit,
  openConsole,
}) => {
  test.slow()
  const phone = freshPhone()
  const moderator = await hireByCommand('moderator', 'Акулина')
  const { window } = await openConsole()
  const opened = window.getByRole('complementary', { name: 'Объявление' })
  let number = ''
  async function jumpTo(identifier: string): Promise<void> {
    await window.keyboard.press('Control+KeyK')
    await window.keyboard.type(identifier)
    await window.keyboard.press('Enter')
  }

  await test.step('a new person registers and posts a car with photographs', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Войти', exact: true }).click()
    await registerThere(page, phone, 'Серафима')
    await page.getByRole('banner').getByRole('link', { name: 'Разместить объявление' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Легковые автомобили' }).click()
    const form = carForm(page)
    await form.fillModel()
    await form.fillSpecs()
    await form.fillState()
    await form.addPhotos(await photograph('side.jpg'), await photograph('front.jpg'))
    await form.fillOffer(PRICE)
    await expect(form.photos).toHaveCount(2)
    await form.submit.click()
    await expect(page.getByRole('heading', { name: /^На проверке/ })).toBeVisible()
  })

  await test.step('a moderator sends it back', async () => {
    await startWork(window, moderator)
    await jumpTo(phone)
    const ads = window.getByRole('table', { name: 'Объявления пользователя' })
    await ads.getByRole('button', { name: 'Lada Granta, 2020' }).click()
    const title = await window.getByRole('heading', { name: /^Объявление № / }).textContent()
    number = title?.match(/\d+/)?.[0] ?? ''
    await expect(opened.getByRole('article')).toBeVisible()
    await decideBy(window, 'KeyR')
    const pane = window.getByRole('region', { name: 'Вернуть на исправление' })
    await pane.getByRole('option', { name: 'Противоречит характеристикам' }).click()
    await pane
      .getByLabel('Текст для владельца: Противоречит характеристикам')
      .fill('Напишите в описании, где обслуживался автомобиль')
    await pane.getByRole('button', { name: 'Вернуть на исправление' }).click()
    await expect(pane).toHaveCount(0)
    await untilSent(window)
  })

  await test.step('the owner reads why, fixes and sends it again', async () => {
    await page.goto('/profile/MyAdsAll/MyAdsActual')
    await expect(page.getByText('Нужно исправить')).toBeVisible()
    await page.getByRole('link', { name: 'Исправить' }).click()
    await expect(
      page.getByText('Напишите в описании, где обслуживался автомобиль').first(),
    ).toBeVisible()
    await carForm(page)
      .field('Описание')
      .fill('Обслуживался у **дилера** в Казани, все отметки есть.')
    await page.getByRole('button', { name: 'Исправить и отправить на проверку' }).click()
    await expect(page.getByRole('heading', { name: /^На проверке/ })).toBeVisible()
  })

  await test.step('the moderator approves it', async () => {
    await jumpTo(`объявление ${number}`)
    await expect(opened.getByRole('button', { name: 'Одобрить' })).toBeVisible()
    // The ad as it was read before may be shown first: what is new in it has to be seen.
    await expect(opened.getByText('Обслуживался у **дилера**').first()).toBeVisible()
    await decideBy(window, 'KeyA')
    await untilSent(window)
    await expect(opened.getByText('Активно', { exact: true }).first()).toBeVisible(DECIDED)
  })

  await test.step('a stranger finds it by filters and calls', async () => {
    const buyer = await visit()
    await buyer.goto('/kazan/auto')
    const { filters, select } = buying(buyer)
    await select(filters, 'Марка', 'Lada (ВАЗ)')
    await expect(buyer).toHaveURL(/markId=/)
    await filters.getByLabel('Цена, от').fill(PRICE)
    await filters.getByLabel('Цена, до').fill(PRICE)
    await expect(buyer).toHaveURL(/priceTo=/)
    await expect(buyer.getByRole('article')).toHaveCount(1)
    await buyer.getByRole('article').getByRole('link', { name: 'Lada Granta, 2020' }).click()
    await expect(buyer.getByText('дилера')).toBeVisible()
    await buyer.getByRole('button', { name: 'Показать телефон' }).click()
    await expect(buyer.getByRole('link', { name: /^\+7 \(999\)/ })).toHaveAttribute(
      'href',
      `tel:${phone}`,
    )
  })
})
