import type { Page } from 'playwright/test'
import { listedAds } from '../support/listed-ads.ts'
import { expect, isAwake, test } from '../support/site.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const field = (page: Page) => page.getByLabel('Найти объявление')
const chips = (page: Page) => page.getByRole('list', { name: 'Выбранные фильтры' })
const understood = (page: Page) => page.getByRole('region', { name: 'Как понят запрос' })

async function search(page: Page, words: string) {
  await field(page).fill(words)
  await field(page).press('Enter')
}

test('§2 search: typed words become filters that can be taken away, and stay in the field', async ({
  page,
}) => {
  await page.goto('/')
  await isAwake(page)
  await search(page, 'гранта до 900 тыс')
  await expect(heading(page)).toHaveText(/^Lada\sGranta\sв\sРоссии/)
  await expect(page).toHaveURL(/\/Search\?markId=1&modelId=1025&priceTo=900000&typed=/)
  await expect(field(page)).toHaveValue('гранта до 900 тыс')
  await expect(chips(page)).toContainText('Granta')

  await chips(page)
    .getByRole('link', { name: /Убрать: Цена/ })
    .click()
  await expect(page).toHaveURL(/\/Search\?markId=1&modelId=1025&typed=/)
  await page.reload()
  await expect(field(page)).toHaveValue('гранта до 900 тыс')
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('§2 search: what is typed is suggested with its ads, and a suggestion is a list', async ({
  page,
}) => {
  await page.goto('/')
  await isAwake(page)
  // Until then the list is of fewer letters, and moves below the pointer.
  const answer = page.waitForResponse(
    (response) => new URL(response.url()).searchParams.get('q') === 'лада гра',
  )
  await field(page).pressSequentially('лада гра')
  await answer
  const list = page.getByRole('listbox', { name: 'Подсказки к запросу' })
  const granta = list.getByRole('option', { name: /^Lada Granta Легковые автомобили, \d/ })
  await expect(granta).toBeVisible()
  await field(page).press('ArrowDown')
  await expect(list.getByRole('option', { selected: true })).toHaveCount(1)
  await granta.click()
  await expect(page).toHaveURL(/\/Search\?markId=1&modelId=1025&typed=/)
  await expect(heading(page)).toHaveText(/^Lada\sGranta\sв\sРоссии/)
  await expect(field(page)).toHaveValue('Lada Granta')
})

test('§2 search: the other layout is told, and the words can be looked for as they are', async ({
  page,
}) => {
  await page.goto('/Search?q=njqjnf')
  await expect(heading(page)).toHaveText(/^Toyota\sв\sРоссии/)
  await expect(understood(page)).toContainText('Показаны результаты для «тойота».')
  await understood(page).getByRole('link', { name: 'Искать «njqjnf» как текст' }).click()
  await expect(page).toHaveURL(/\/Search\?ad_type=auto&q=njqjnf$/)
  await expect(page.getByText('Ничего не найдено')).toBeVisible()
})

test('§2 search: what there is not exactly is shown nearly, with what is left out', async ({
  page,
}) => {
  await page.goto(`/Search?q=${encodeURIComponent('гранта до 1000 рублей')}`)
  await expect(understood(page)).toContainText('Точно таких объявлений сейчас нет.')
  await expect(understood(page)).toContainText('Показаны без «Цена до 1 000 ₽».')
  await expect(listedAds(page).first()).toBeVisible()
  await understood(page).getByRole('link', { name: 'Сообщить, когда появятся' }).click()
  await expect(page.getByRole('button', { name: 'Сообщить, когда появится' })).toBeVisible()
})

test('§2 search: words are of the place that was chosen where it has such ads, and else of the whole country', async ({
  page,
}) => {
  await page.goto('/moskva/truck')
  await isAwake(page)
  await search(page, 'лада')
  await expect(page).toHaveURL(/\/moskva\/auto\?markId=1&/)
  await search(page, 'лада до 1000 рублей')
  await expect(understood(page)).toContainText('Точно таких объявлений сейчас нет.')
  await search(page, 'эльбрус аэробус')
  await expect(page.getByText('Ничего не найдено')).toBeVisible()
})
