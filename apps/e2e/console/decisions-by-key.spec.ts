import type { Page } from 'playwright/test'
import { decideBy, expect, startWork, test, untilSeen } from '../support/console/console.ts'
import { hire } from '../support/people.ts'
import { typist } from '../support/typist.ts'

const current = (window: Page) => window.getByRole('article').first()
const numberOf = (window: Page) => current(window).getByText(/^№ \d+$/)

test('domain §9: A held down on a Russian layout decides one ad, and Z brings it back', async ({
  keptConsole,
}) => {
  const moderator = await hire('moderator', 'Аглая')
  const { window } = keptConsole
  await startWork(window, moderator)
  await expect(window.getByText('Проверяете вы')).toBeVisible()
  const hands = await typist(window)
  const first = (await numberOf(window).textContent()) ?? ''
  await untilSeen(window)
  await hands.press('KeyA', { repeats: 20 })
  await expect(window.getByText(/^Одобрено: /)).toBeVisible()
  await expect(numberOf(window)).not.toHaveText(first)
  const second = (await numberOf(window).textContent()) ?? ''
  await untilSeen(window)
  await hands.press('KeyA', { repeats: 5, held: true })
  await expect(numberOf(window)).toHaveText(second)

  await hands.press('KeyZ')
  await expect(numberOf(window)).toHaveText(first)
  await expect(window.getByText(/^Одобрено: /)).toHaveCount(0)
  await window.keyboard.press('Shift+Digit7')
  await expect(window.getByRole('complementary', { name: 'Клавиши' })).toBeVisible()
})

test('a fix with two reasons takes at most eight keystrokes; the ad scrolls without a click', async ({
  keptConsole,
}) => {
  const moderator = await hire('moderator', 'Мефодий')
  const { app, window } = keptConsole
  // So low that the shortest ad is longer.
  await app.evaluate(({ BrowserWindow }) => {
    for (const one of BrowserWindow.getAllWindows()) one.setContentSize(1366, 640)
  })
  await startWork(window, moderator)
  await expect(window.getByText('Проверяете вы')).toBeVisible()
  const title = (await current(window).getByRole('heading', { level: 2 }).textContent()) ?? ''
  const area = window.getByRole('region', { name: title })
  await window.keyboard.press('Space')
  await expect.poll(() => area.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  await window.keyboard.press('Home')

  await decideBy(window, 'KeyR')
  const hands = await typist(window)
  await hands.press('KeyW')
  await hands.press('Enter')
  await hands.press('Digit1')
  const preview = window.getByRole('region', { name: 'Владелец прочитает' })
  await expect(preview).toContainText(title)
  await hands.press('Enter', { ctrl: true, repeats: 3 })
  await expect(window.getByText(`Возвращено на исправление: ${title}`)).toBeVisible()
  expect(hands.pressed() + 1).toBeLessThanOrEqual(8)

  await hands.press('KeyZ')
  await expect(current(window).getByRole('heading', { level: 2 })).toHaveText(title)
  await expect(window.getByLabel(/^Текст для владельца/)).toHaveCount(2)
})
