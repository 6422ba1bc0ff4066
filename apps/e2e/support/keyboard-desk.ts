import { expect, type Locator, type Page } from 'playwright/test'
import { smsCode } from './dev-mailbox.ts'
import type { Person } from './people.ts'
import { type Typist, typist } from './typist.ts'

const MOST_TABS = 40

/** A press of a key: its code, with `Ctrl+` before it where Ctrl is held. */
type Key = string

/** A moderator at the console who has no mouse. */
export interface KeyboardDesk {
  hands: Typist
  press: (...keys: Key[]) => Promise<void>
  /** The id of the ad in hand. */
  adInHand: () => Promise<string>
  /** Decides on the ad in hand, once it counts as seen; another ad is in hand then. @returns the ad, and ms up to the next one */
  decide: (...keys: Key[]) => Promise<{ id: string; ms: number }>
  /** Presses a key once what it decides on counts as seen. */
  decideBy: (key: Key) => Promise<void>
  /** Goes on with Tab, or with another key, until a field or an item has the focus. */
  tabTo: (field: Locator, key?: Key) => Promise<void>
  /** Opens the palette and types. */
  find: (text: string) => Promise<void>
  /** How often the mouse was pressed after all. */
  clicks: () => Promise<number>
}

/** Names the server and logs in, by keys alone. */
async function logIn(window: Page, hands: Typist, server: string, { phone }: Person) {
  await expect(window.getByLabel('Адрес сервера')).toBeFocused()
  await hands.press('KeyA', { ctrl: true })
  await hands.type(server)
  await hands.press('Enter')
  await expect(window.getByLabel('Телефон')).toBeFocused()
  await hands.type(phone.slice(2))
  await hands.press('Enter')
  await expect(window.getByLabel('Код из SMS')).toBeFocused()
  await hands.type(await smsCode(phone))
  await expect(window.getByText('Проверяете вы')).toBeVisible()
}

/** Logs a person in and sits down at the queue. */
export async function openKeyboardDesk(
  window: Page,
  server: string,
  person: Person,
): Promise<KeyboardDesk> {
  const hands = await typist(window)
  await window.evaluate(() => {
    addEventListener('pointerdown', () => document.body.append(new Comment('click')), true)
  })
  await logIn(window, hands, server, person)
  const number = window
    .getByRole('article')
    .first()
    .getByText(/^№ \d+$/)

  async function press(...keys: Key[]) {
    for (const key of keys) {
      const ctrl = key.startsWith('Ctrl+')
      await hands.press(ctrl ? key.slice('Ctrl+'.length) : key, { ctrl })
    }
  }
  const adInHand = async () => ((await number.textContent()) ?? '').replace('№ ', '')
  // Follows each frame, unlike `expect`, which asks at growing intervals.
  const untilGone = (gone: Locator) => gone.first().waitFor({ state: 'detached' })
  const untilSeen = () => untilGone(window.locator('[data-unseen]'))

  return {
    hands,
    press,
    adInHand,
    async decide(...keys) {
      const id = await adInHand()
      await untilSeen()
      const started = performance.now()
      await press(...keys)
      await untilGone(number.filter({ hasText: new RegExp(`№ ${id}$`) }))
      await number.waitFor()
      return { id, ms: performance.now() - started }
    },
    async decideBy(key) {
      await untilSeen()
      await press(key)
    },
    async tabTo(field, key = 'Tab') {
      const hasFocus = () => field.evaluate((element) => element === document.activeElement)
      for (let tabs = 0; tabs < MOST_TABS && !(await hasFocus()); tabs += 1) await press(key)
      await expect(field).toBeFocused()
    },
    async find(text) {
      await press('Ctrl+KeyK')
      await expect(window.getByRole('combobox', { name: 'Найти запись или команду' })).toBeFocused()
      await hands.type(text)
    },
    clicks: () =>
      window.evaluate(
        () => [...document.body.childNodes].filter((node) => node instanceof Comment).length,
      ),
  }
}
