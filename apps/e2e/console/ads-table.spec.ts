import type { Page } from 'playwright/test'
import { expect, startWork, test } from '../support/console.ts'
import { hire } from '../support/people.ts'

const rows = (window: Page) => window.getByRole('row').filter({ has: window.getByRole('checkbox') })

async function openTable(window: Page): Promise<void> {
  await window.getByRole('link', { name: 'Объявления' }).click()
  await expect(window.getByText(/загружено \d+/)).toBeVisible()
}

async function onlyStat(window: Page, stat: string): Promise<void> {
  await window.getByRole('combobox', { name: 'Состояние' }).click()
  await window.getByRole('option', { name: stat }).click()
  await window.keyboard.press('Escape')
}

test('the table is filtered and sorted by the server', async ({ openConsole }) => {
  const moderator = await hire('moderator', 'Устинья')
  const { window } = await openConsole()
  await startWork(window, moderator)
  await openTable(window)
  await onlyStat(window, 'Активно')
  await expect(window.getByRole('gridcell', { name: 'Активно' }).first()).toBeVisible()
  await expect(window.getByRole('gridcell', { name: 'Черновик' })).toHaveCount(0)
  await window.getByRole('columnheader', { name: 'Цена' }).getByRole('button').click()
  const prices = async () => {
    const cells = await window.getByRole('gridcell', { name: /₽$/ }).allTextContents()
    return cells.slice(0, 10).map((text) => Number(text.replace(/\D/g, '')))
  }
  await expect
    .poll(async () => {
      const shown = await prices()
      return shown.length === 10 && String(shown) === String(shown.toSorted((a, b) => b - a))
    })
    .toBe(true)
})

test('many ads are lifted at once, with a result for each row', async ({ openConsole }) => {
  const moderator = await hire('moderator', 'Ефросинья')
  const { window } = await openConsole()
  await startWork(window, moderator)
  await openTable(window)
  await onlyStat(window, 'Активно')
  await expect(window.getByRole('gridcell', { name: 'Черновик' })).toHaveCount(0)
  for (const index of [1, 2, 3]) await rows(window).nth(index).getByRole('checkbox').click()
  const pane = window.getByRole('region', { name: 'Отмеченные объявления' })
  await expect(pane).toContainText('Отмечено: 3 объявления')
  await pane.getByRole('button', { name: /^Поднять/ }).click()
  await pane.getByLabel('Почему поднимаем').fill('Проверка поднятия')
  await pane.getByRole('button', { name: 'Поднять', exact: true }).click()
  await expect(pane.getByRole('status').first()).toHaveText('Получилось: 3. Не получилось: 0.')
  await expect(
    pane.getByRole('list', { name: 'Результат по строкам' }).getByRole('listitem'),
  ).toHaveText([/Готово/, /Готово/, /Готово/])
})

test('domain §2: support looks and changes nothing', async ({ openConsole }) => {
  const support = await hire('support', 'Пелагея')
  const { window } = await openConsole()
  await startWork(window, support)
  await expect(window.getByRole('link', { name: /Новые/ })).toHaveCount(0)
  await openTable(window)
  await expect(window.getByRole('checkbox')).toHaveCount(0)
  await window.getByRole('grid').getByRole('button', { expanded: false }).first().click()
  const pane = window.getByRole('complementary', { name: 'Объявление' })
  await expect(pane.getByRole('article')).toBeVisible()
  await expect(pane.getByRole('toolbar')).toHaveCount(0)
})
