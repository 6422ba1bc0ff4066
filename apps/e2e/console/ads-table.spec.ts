import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { decideBy, expect, startWork, test } from '../support/console/console.ts'
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

test('the table is filtered and sorted by the server', async ({ keptConsole }) => {
  const moderator = await hire('moderator', 'Устинья')
  const { window } = keptConsole
  await startWork(window, moderator)
  await openTable(window)
  await onlyStat(window, 'Активно')
  await expect(window.getByRole('gridcell', { name: 'Активно' }).first()).toBeVisible()
  await expect(window.getByRole('gridcell', { name: 'Черновик' })).toHaveCount(0)
  await window.getByRole('button', { name: 'Цена', exact: true }).click()
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

test('domain §9: many ads are lifted as a batch, found again after the program is closed, and put back', async ({
  openConsole,
}) => {
  test.setTimeout(120_000)
  const moderator = await hire('moderator', 'Ефросинья')
  const { app, window, home } = await openConsole()
  await startWork(window, moderator)
  await openTable(window)
  await onlyStat(window, 'Активно')
  await expect(window.getByRole('gridcell', { name: 'Черновик' })).toHaveCount(0)
  // Other tests change ads meanwhile, and what has changed comes first: a row may move between two clicks.
  for (const marked of ['1 объявление', '2 объявления', '3 объявления']) {
    await window
      .getByRole('checkbox', { name: /^Отметить: /, checked: false })
      .first()
      .click()
    await expect(window.getByText(`Отмечено: ${marked}`)).toBeVisible()
  }
  const pane = window.getByRole('region', { name: 'Изменить отмеченные' })
  await pane.getByRole('button', { name: 'Поднять' }).click()
  await pane.getByLabel('Причина').fill('Проверка поднятия')
  await window.keyboard.press('Control+Enter')
  await expect(window.getByText('Поднимем 3 объявления')).toBeVisible()
  await decideBy(window, 'Control+Enter')
  await expect(window.getByText(/Начнём через \d+ секунд/)).toBeVisible()
  await app.close()

  const again = (await openConsole(home)).window
  await again.getByRole('link', { name: 'Пакеты' }).click()
  await again.getByRole('link', { name: 'Поднять', exact: true }).first().click()
  await expect(again.getByText('Изменено: 3. Не изменено: 0.')).toBeVisible({ timeout: 30_000 })
  await again.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(again.getByText('Вернём как было 3 объявления')).toBeVisible()
  await decideBy(again, 'Control+Enter')
  await expect(again.getByText('Изменено: 3. Не изменено: 0.')).toBeVisible({ timeout: 30_000 })
})

test('issue 12: the table is saved as a workbook and as CSV, and a state is changed in its cell', async ({
  keptConsole,
}) => {
  const moderator = await hire('moderator', 'Феодора')
  const { app, window, home } = keptConsole
  await startWork(window, moderator)
  await openTable(window)
  await onlyStat(window, 'На проверке')
  await expect(window.getByRole('gridcell', { name: 'Активно' })).toHaveCount(0)
  for (const format of ['xlsx', 'csv']) {
    const filePath = join(home, `Объявления.${format}`)
    await app.evaluate(({ dialog }, path) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath: path })
    }, filePath)
    await window.getByRole('button', { name: 'Выгрузить', exact: true }).click()
    await window.getByRole('menuitem', { name: new RegExp(format, 'i') }).click()
    await expect(window.getByText('Файл сохранён')).toBeVisible()
    await expect(window.getByText('Файл сохранён')).toHaveCount(0)
    const bytes = await readFile(filePath)
    if (format === 'csv') expect(bytes.toString()).toMatch(/^\uFEFF"Объявление";"Состояние";"Цена"/)
    else expect(bytes.subarray(0, 2).toString()).toBe('PK')
  }

  const first = rows(window).nth(1)
  await first.getByRole('gridcell', { name: 'На проверке' }).click()
  await window.keyboard.press('Enter')
  const editor = window.getByRole('dialog', { name: 'Состояние' })
  await expect(editor.getByRole('button', { name: 'Одобрить' })).toBeFocused()
  await decideBy(window, 'Enter')
  await expect(editor).toHaveCount(0)
  await expect(window.getByText('Одобрено').first()).toBeVisible()
  await window.keyboard.press('KeyZ')
  await expect(window.getByText(/^Решение отменено/)).toBeVisible()
  await expect(first.getByRole('gridcell', { name: 'На проверке' })).toBeVisible()
})

test('domain §2: support looks and changes nothing', async ({ keptConsole }) => {
  const support = await hire('support', 'Пелагея')
  const { window } = keptConsole
  await startWork(window, support)
  await expect(window.getByRole('link', { name: /Новые/ })).toHaveCount(0)
  await openTable(window)
  await expect(window.getByRole('checkbox')).toHaveCount(0)
  await window.getByRole('row').nth(1).getByRole('button', { expanded: false }).click()
  const pane = window.getByRole('complementary', { name: 'Объявление' })
  await expect(pane.getByRole('article')).toBeVisible()
  await expect(pane.getByRole('toolbar')).toHaveCount(0)
})
