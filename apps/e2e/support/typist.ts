import type { Page } from 'playwright/test'

const CTRL = 2
const VIRTUAL_KEYS: Record<string, number> = { Enter: 13, Space: 32, Tab: 9, ArrowUp: 38 }

/** What the letters' keys send on a Russian layout, from Q to M. */
const RUSSIAN = new Map(
  [...'QWERTYUIOPASDFGHJKLZXCVBNM'].map((latin, index) => [
    `Key${latin}`,
    'йцукенгшщзфывапролдячсмить'[index] ?? '',
  ]),
)

interface KeyOptions {
  ctrl?: boolean
  /** How often the key repeats while it is held down. */
  repeats?: number
  /** The key was down before: only its repetitions are sent. */
  held?: boolean
}

/** Presses keys as a Russian layout sends them, through the whole input pipeline, and counts them. */
export async function typist(window: Page) {
  const session = await window.context().newCDPSession(window)
  let pressed = 0

  async function press(code: string, { ctrl = false, repeats = 0, held = false }: KeyOptions = {}) {
    pressed += 1
    const key = RUSSIAN.get(code) ?? /^Digit(\d)$/.exec(code)?.[1] ?? code
    const isText = key.length === 1 && !ctrl
    const event = {
      code,
      key,
      modifiers: ctrl ? CTRL : 0,
      windowsVirtualKeyCode: VIRTUAL_KEYS[code] ?? code.charCodeAt(code.length - 1),
    }
    for (let times = held ? 1 : 0; times <= repeats; times += 1) {
      await session.send('Input.dispatchKeyEvent', {
        ...event,
        type: isText ? 'keyDown' : 'rawKeyDown',
        autoRepeat: times > 0,
        ...(isText && { text: key }),
      })
    }
    await session.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' })
  }

  return {
    pressed: () => pressed,
    press,
    /** Types words, each sign by a key. */
    async type(text: string) {
      pressed += text.length
      await window.keyboard.type(text)
    },
  }
}

export type Typist = Awaited<ReturnType<typeof typist>>
