import type { Page } from 'playwright/test'
import { OFFLINE } from '../support/complaints.ts'
import { listedAds } from '../support/listed-ads.ts'
import { expect, isAwake, test } from '../support/site.ts'

const filters = (page: Page) => page.getByRole('form', { name: 'Фильтры' })
const chips = (page: Page) => page.getByRole('list', { name: 'Выбранные фильтры' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Prices in roubles, in the order of the list. */
async function prices(page: Page): Promise<number[]> {
  const cards = await listedAds(page).allTextContents()
  return cards.map((text) => Number(/^[\d\s]+(?=₽)/.exec(text)?.[0].replace(/\s/g, '')))
}

test('§7 filters stand in the address and survive reload, back and sharing', async ({
  page,
  visit,
}) => {
  await page.goto('/Search')
  await isAwake(page)
  await filters(page).getByLabel('Марка').selectOption({ value: '1' })
  await expect(page).toHaveURL(/markId=1/)
  await filters(page).getByLabel('Цена, до').fill('300000')
  await expect(page).toHaveURL(/priceTo=300000/)
  await filters(page).getByLabel('Механика').check()
  await expect(page).toHaveURL(/gearbox=1/)
  await expect(chips(page).getByRole('listitem')).toHaveCount(4)
  const found = await heading(page).textContent()
  const address = page.url()

  await page.reload()
  await expect(heading(page)).toHaveText(found ?? '')
  await expect(filters(page).getByLabel('Цена, до')).toHaveValue(/^300\s000$/)
  await expect(filters(page).getByLabel('Механика')).toBeChecked()

  await listedAds(page).first().getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Показать телефон' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(chips(page).getByRole('listitem')).toHaveCount(4)

  const friend = await visit()
  await friend.goto(address)
  await expect(heading(friend)).toHaveText(found ?? '')
  await expect(filters(friend).getByLabel('Марка')).toHaveValue('1')
})

test('a chip takes its filter away, and all of them go at once', async ({ page }) => {
  await page.goto('/Search?markId=1&priceTo=300000')
  await chips(page).getByRole('link', { name: 'Убрать: Lada (ВАЗ)' }).click()
  await expect(page).toHaveURL(/\/Search\?priceTo=300000$/)
  await expect(filters(page).getByLabel('Марка')).toHaveValue('')
  await page.goto('/Search?markId=1&priceTo=300000')
  await chips(page).getByRole('link', { name: 'Сбросить всё' }).click()
  await expect(page).toHaveURL(/\/Search$/)
  await expect(chips(page)).toHaveCount(0)
})

test('§3 sort: by rising price, also after a reload', async ({ page }) => {
  await page.goto('/Search')
  await isAwake(page)
  await page.getByLabel('Порядок').selectOption('По возрастанию цены')
  await expect(page).toHaveURL(/sort=priceFrom/)
  await expect
    .poll(async () => (await prices(page))[0] ?? 0)
    .toBeLessThan((await prices(page)).at(-1) ?? 0)
  await page.reload()
  const shown = await prices(page)
  expect(shown).toHaveLength(20)
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
})

test('more ads come below the first ones', async ({ page }) => {
  await page.goto('/Search')
  await expect(listedAds(page)).toHaveCount(20)
  await isAwake(page)
  await page.getByRole('link', { name: 'Показать ещё' }).click()
  await expect(listedAds(page)).toHaveCount(40)
})

test('an empty list offers ways out', async ({ page }) => {
  await page.goto('/Search?markId=1&priceTo=2')
  await expect(page.getByRole('heading', { name: 'Ничего не найдено' })).toBeVisible()
  await page.getByRole('link', { name: /^Без «.*₽/ }).click()
  await expect(listedAds(page).first()).toBeVisible()
  await expect(page).toHaveURL(/\/Search\?markId=1$/)
})

test('a lost network says so, and the list comes when it is back', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(OFFLINE)
  await page.goto('/Search')
  // Counts are the browser's own work: before they come, the link is still one to another page.
  const marks = filters(page).getByLabel('Марка').getByRole('option')
  await expect(marks.filter({ hasText: /^Lada.*\s\d+$/ }).first()).toBeAttached()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Показать ещё' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Вы не в сети' })).toBeVisible()
  await expect(listedAds(page)).toHaveCount(20)
  await context.setOffline(false)
  await expect(listedAds(page)).toHaveCount(40)
})

test('docs/decisions/168: a row is as high before the browser adds its excerpt, however short', async ({
  page,
}) => {
  await page.goto('/Search')
  await isAwake(page)
  await page.getByRole('button', { name: 'Строками' }).click()
  const excerpt = page.locator('.ad-excerpt').first()
  await expect(excerpt).not.toBeEmpty()
  const heights = await excerpt.evaluate((element) => {
    const text = element.parentElement
    const heightWith = (words: string) => {
      element.textContent = words
      return text?.scrollHeight
    }
    const filled = ['', 'Один хозяин.', 'Один хозяин. '.repeat(50)].map(heightWith)
    element.remove()
    return [...filled, text?.scrollHeight]
  })
  expect(new Set(heights).size).toBe(1)
})
