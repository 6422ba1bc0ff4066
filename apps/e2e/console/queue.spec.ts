import type { Page } from 'playwright/test'
import { expectNoMistakes } from '../support/axe.ts'
import { decideBy, expect, startWork, test, untilSeen } from '../support/console/console.ts'
import { hire } from '../support/people.ts'

/** The ad in hand. */
const current = (window: Page) => window.getByRole('article').first()

async function titleOf(window: Page): Promise<string> {
  return (await current(window).getByRole('heading', { level: 2 }).textContent()) ?? ''
}

/** `№ 17` of the ad in hand, once there is one. */
async function numberOf(window: Page): Promise<string> {
  return (
    (await current(window)
      .getByText(/^№ \d+$/)
      .textContent()) ?? ''
  )
}

test('domain §9: a claimed ad is approved by a key of the Russian layout, and the next one comes', async ({
  keptConsole,
}) => {
  const moderator = await hire('moderator', 'Лукерья')
  const { window } = keptConsole
  await startWork(window, moderator)
  await expect(window.getByText('Проверяете вы')).toBeVisible()
  const number = await numberOf(window)
  await decideBy(window, 'KeyA')
  await expect(window.getByText(/^Одобрено: /)).toBeVisible()
  await expect(current(window).getByText(/^№ \d+$/)).not.toHaveText(number)
})

test('a fix is requested with reasons, each with its text', async ({ keptConsole }) => {
  const moderator = await hire('moderator', 'Аркадий')
  const { window } = keptConsole
  await startWork(window, moderator)
  const title = await titleOf(window)
  await decideBy(window, 'KeyR')
  const pane = window.getByRole('region', { name: 'Вернуть на исправление' })
  const send = pane.getByRole('button', { name: 'Вернуть на исправление' })
  await send.click()
  await expect(pane.getByRole('alert')).toBeVisible()
  await pane.getByRole('option', { name: 'Плохо видно на фотографиях' }).click()
  await pane.getByRole('option', { name: 'Ненастоящая цена' }).click()
  const words = pane.getByLabel('Текст для владельца: Плохо видно на фотографиях')
  await expect(words).toHaveValue(/^На фотографиях плохо видно/)
  await expectNoMistakes(window)
  // Keys of decisions are letters inside a text.
  await words.fill('')
  await words.pressSequentially('aAbBsS')
  await expect(words).toHaveValue('aAbBsS')
  await send.click()
  await expect(window.getByText(`Возвращено на исправление: ${title}`)).toBeVisible()
})

test('two moderators are never handed the same ad', async ({ keptConsole, openConsole }) => {
  const windows = [keptConsole.window, (await openConsole()).window] as const
  await startWork(windows[0], await hire('moderator', 'Фёкла'))
  await startWork(windows[1], await hire('moderator', 'Захар'))
  for (const window of windows) await expect(window.getByText('Проверяете вы')).toBeVisible()
  const seen: string[] = []
  for (let turn = 0; turn < 2; turn += 1) {
    for (const window of windows) {
      const number = await numberOf(window)
      seen.push(number)
      await untilSeen(window)
      await window.getByRole('button', { name: 'Пропустить' }).click()
      await expect(current(window).getByText(/^№ \d+$/)).not.toHaveText(number)
    }
    const held = await Promise.all(windows.map(numberOf))
    expect(new Set(held).size).toBe(windows.length)
  }
  expect(seen).toHaveLength(4)
})
