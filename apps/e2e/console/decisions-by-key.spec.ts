import type { Page } from 'playwright/test'
import { decideBy, expect, startWork, test } from '../support/console.ts'
import { hire } from '../support/people.ts'

const current = (window: Page) => window.getByRole('article').first()
const numberOf = (window: Page) => current(window).getByText(/^№ \d+$/)

/** Presses keys as a Russian layout sends them, through the whole input pipeline; `repeat`: the key is held down. */
async function typist(window: Page) {
  const session = await window.context().newCDPSession(window)
  let pressed = 0
  return {
    pressed: () => pressed,
    async press(code: string, key: string, repeat = 0, modifiers = 0) {
      pressed += 1
      const event = { code, key, modifiers, windowsVirtualKeyCode: VIRTUAL_KEYS[code] ?? 0 }
      for (let times = 0; times <= repeat; times += 1) {
        await session.send('Input.dispatchKeyEvent', {
          ...event,
          type: key.length === 1 && modifiers === 0 ? 'keyDown' : 'rawKeyDown',
          autoRepeat: times > 0,
          ...(key.length === 1 && modifiers === 0 && { text: key }),
        })
      }
      await session.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' })
    },
  }
}

const CTRL = 2
const VIRTUAL_KEYS: Record<string, number> = { KeyA: 65, KeyR: 82, KeyZ: 90, Enter: 13, Space: 32 }

test('domain §9: A held down on a Russian layout decides one ad, and Z brings it back', async ({
  openConsole,
}) => {
  const moderator = await hire('moderator', 'Аглая')
  const { window } = await openConsole()
  await startWork(window, moderator)
  await expect(window.getByText('Проверяете вы')).toBeVisible()
  const hands = await typist(window)
  const first = (await numberOf(window).textContent()) ?? ''
  await hands.press('KeyA', 'ф')
  await expect(window.getByText(/^Одобрено: /)).toHaveCount(0)

  await window.waitForTimeout(500)
  await hands.press('KeyA', 'ф', 20)
  await expect(window.getByText(/^Одобрено: /)).toBeVisible()
  await expect(numberOf(window)).not.toHaveText(first)
  const second = (await numberOf(window).textContent()) ?? ''
  await hands.press('KeyA', 'ф', 5)
  await expect(numberOf(window)).toHaveText(second)

  await hands.press('KeyZ', 'я')
  await expect(numberOf(window)).toHaveText(first)
  await expect(window.getByText(/^Одобрено: /)).toHaveCount(0)
  await window.keyboard.press('Shift+Digit7')
  await expect(window.getByRole('complementary', { name: 'Клавиши' })).toBeVisible()
})

test('a fix with two reasons takes at most eight keystrokes; the ad scrolls without a click', async ({
  openConsole,
}) => {
  const moderator = await hire('moderator', 'Мефодий')
  const { window } = await openConsole()
  await startWork(window, moderator)
  await expect(window.getByText('Проверяете вы')).toBeVisible()
  const title = (await current(window).getByRole('heading', { level: 2 }).textContent()) ?? ''
  const area = window.getByRole('region', { name: title })
  await window.keyboard.press('Space')
  await expect.poll(() => area.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  await window.keyboard.press('Home')

  await decideBy(window, 'KeyR')
  const hands = await typist(window)
  await hands.press('KeyW', 'ц')
  await hands.press('Enter', 'Enter')
  await hands.press('Digit1', '1')
  const preview = window.getByRole('region', { name: 'Владелец прочитает' })
  await expect(preview).toContainText(title)
  await hands.press('Enter', 'Enter', 3, CTRL)
  await expect(window.getByText(`Возвращено на исправление: ${title}`)).toBeVisible()
  expect(hands.pressed() + 1).toBeLessThanOrEqual(8)

  await hands.press('KeyZ', 'я')
  await expect(current(window).getByRole('heading', { level: 2 })).toHaveText(title)
  await expect(window.getByLabel(/^Текст для владельца/)).toHaveCount(2)
})
