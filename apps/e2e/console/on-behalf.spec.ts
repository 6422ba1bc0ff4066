import { mergeTests, type Page } from 'playwright/test'
import {
  test as consoleTest,
  DECIDED,
  decideBy,
  startWork,
  untilSent,
} from '../support/console/console.ts'
import { confirmationLink } from '../support/dev-mailbox.ts'
import { createPerson, hire, type Person } from '../support/people.ts'
import { photograph } from '../support/pictures.ts'
import { expect, test as siteTest } from '../support/site.ts'

const test = mergeTests(siteTest, consoleTest)

/** From the sidebar to the empty form of an ad on a user's behalf. */
async function beginFor(window: Page, owner: Person): Promise<void> {
  await window.getByRole('link', { name: 'Пользователи' }).click()
  await window.getByLabel('Найти пользователя').fill(owner.phone)
  await window.keyboard.press('Enter')
  await window.getByRole('link', { name: 'Создать объявление' }).click()
  await expect(window.getByRole('combobox', { name: 'Тип объявления' })).toBeFocused()
}

const field = (window: Page, name: string) => window.getByRole('textbox', { name })

async function tick(window: Page, group: string, option: string): Promise<void> {
  const radios = window.getByRole('radiogroup', { name: group })
  await radios.getByRole('radio', { name: option, exact: true }).click()
}

test('domain §9: an ad on a user’s behalf, filled in by keyboard, confirmed by its owner, found', async ({
  keptConsole,
  visit,
}) => {
  test.slow()
  const moderator = await hire('moderator', 'Агафья')
  const owner = await createPerson('Савелий')
  const { window } = keptConsole
  await startWork(window, moderator)
  await beginFor(window, owner)
  await window.keyboard.type('шины')
  await window.keyboard.press('Enter')
  await expect(field(window, 'Название')).toBeFocused()

  await field(window, 'Название').fill('Пара грузовых шин')
  await tick(window, 'Сезонность', 'Летние')
  await tick(window, 'Для каких машин', 'Для грузовых')
  await field(window, 'Ширина шины').fill('315')
  await field(window, 'Диаметр').fill('22,5')
  await tick(window, 'Состояние', 'Новое')
  await field(window, 'Количество').fill('2')
  await window.getByLabel('Файлы фотографий').setInputFiles(await photograph('tyres.jpg'))
  await expect(window.getByRole('img', { name: 'Фотография 1' })).toBeVisible()
  await field(window, 'Цена').fill('48000')
  await window.getByRole('combobox', { name: 'Город' }).fill('Казань')
  await window.getByRole('option', { name: 'Казань' }).first().click()
  await field(window, 'Описание').fill('Коротко')
  await window.keyboard.press('Control+Enter')
  await expect(window.getByText(/не меньше 20 знаков/)).toBeVisible()
  await field(window, 'Описание').fill('Новая пара, куплены и не подошли. Отдам вместе.')
  await window.keyboard.press('Control+Enter')

  await expect(window.getByRole('heading', { name: 'Савелий' })).toBeVisible()
  await expect(window.getByText('Ссылка отправлена владельцу')).toBeVisible()
  const row = window.getByRole('row').filter({ hasText: 'Пара грузовых шин' })
  await expect(row).toContainText('Ждёт подтверждения владельца')

  const buyer = await visit()
  const list = '/Search?ad_type=auto_parts_tires&q=пара+грузовых+шин'
  await buyer.goto(list)
  const found = buyer.getByRole('article').getByRole('link', { name: 'Пара грузовых шин' })
  await expect(found).toHaveCount(0)

  await test.step('the owner opens the link without logging in', async () => {
    const page = await visit()
    await page.goto(await confirmationLink(owner.phone))
    await expect(page.getByRole('heading', { name: 'Пара грузовых шин' })).toBeVisible()
    await expect(page.getByText('Новая пара, куплены и не подошли.')).toBeVisible()
    await page.getByRole('button', { name: 'Опубликовать' }).click()
    await expect(page.getByRole('heading', { name: /^На проверке|^Опубликовано/ })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'По этой ссылке уже ответили' })).toBeVisible()
  })

  await test.step('a moderator approves the ad, and it is found', async () => {
    await window.keyboard.press('Control+KeyK')
    await window.keyboard.type(owner.phone)
    await window.keyboard.press('Enter')
    await window.getByRole('button', { name: 'Пара грузовых шин' }).click()
    const pane = window.getByRole('complementary', { name: 'Объявление' })
    await expect(pane).toContainText('Подтверждено владельцем по ссылке')
    await expect(pane.getByRole('button', { name: 'Одобрить' })).toBeVisible()
    await decideBy(window, 'KeyA')
    await untilSent(window)
    await expect(pane).toContainText('Активно', DECIDED)
    await buyer.goto(list)
    await expect(found).toHaveCount(1)
  })
})

test('domain §9: what was typed survives the window, and a draft can be gone on with', async ({
  openConsole,
}) => {
  const moderator = await hire('moderator', 'Гликерия')
  const owner = await createPerson('Онуфрий')
  const first = await openConsole()
  await startWork(first.window, moderator)
  await beginFor(first.window, owner)
  await first.window.keyboard.type('грузовики')
  await first.window.getByRole('option', { name: /^Грузовики/ }).click()
  await first.window.getByRole('combobox', { name: 'Марка' }).fill('КАМАЗ')
  await first.window.getByRole('option', { name: 'КАМАЗ' }).first().click()
  await field(first.window, 'Год выпуска').fill('2012')
  await first.app.close()

  const { window } = await openConsole(first.home)
  await beginFor(window, owner)
  await window.keyboard.type('грузовики')
  await window.getByRole('option', { name: /^Грузовики/ }).click()
  await expect(field(window, 'Год выпуска')).toHaveValue('2012')
  await expect(window.getByRole('combobox', { name: 'Марка' })).toHaveValue('КАМАЗ')
  await expect(window.getByText(/вы набрали раньше/)).toBeVisible()
  await window.getByRole('button', { name: 'Сохранить черновик' }).click()
  await expect(window.getByText('Черновик', { exact: true })).toBeVisible()
  await field(window, 'Год выпуска').fill('2013')
  await window.getByRole('button', { name: 'Сохранить черновик' }).click()
  await expect(window.getByText('Сохранено')).toBeVisible()

  await window.getByRole('link', { name: 'Онуфрий' }).click()
  await window.getByRole('table').getByRole('button').first().click()
  const pane = window.getByRole('complementary', { name: 'Объявление' })
  await pane
    .getByRole('link', { name: 'Изменить' })
    .or(pane.getByRole('button', { name: 'Изменить' }))
    .click()
  await expect(field(window, 'Год выпуска')).toHaveValue('2013')
})
