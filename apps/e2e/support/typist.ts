import type { Page } from 'playwright/test'

const CTRL = 2

interface Sent {
  key: string
  /** Of Windows; Chromium needs it beside the code. */
  virtual: number
  text?: string
}

/** Keys that write nothing, or not what stands on them. */
const OTHERS: Record<string, Sent> = {
  Enter: { key: 'Enter', virtual: 13, text: '\r' },
  Space: { key: ' ', virtual: 32, text: ' ' },
  Tab: { key: 'Tab', virtual: 9 },
  ArrowUp: { key: 'ArrowUp', virtual: 38 },
  ArrowRight: { key: 'ArrowRight', virtual: 39 },
  ArrowDown: { key: 'ArrowDown', virtual: 40 },
  F6: { key: 'F6', virtual: 117 },
}

/** What the letters' keys send on a Russian layout, from Q to M. */
const RUSSIAN = new Map(
  [...'QWERTYUIOPASDFGHJKLZXCVBNM'].map((latin, index) => [
    `Key${latin}`,
    'йцукенгшщзфывапролдячсмить'[index] ?? '',
  ]),
)

function sentBy(code: string): Sent {
  const text = RUSSIAN.get(code) ?? /^Digit(\d)$/.exec(code)?.[1]
  const last = code.charCodeAt(code.length - 1)
  const sent = text ? { key: text, text, virtual: last } : OTHERS[code]
  if (!sent) throw new Error(`No key of the tests: ${code}`)
  return sent
}

const CODES = new Map([...RUSSIAN].map(([code, letter]) => [letter, code]))

/** The key that a sign stands on; a sign that neither letters' nor digits' keys have comes without its key's place. */
function codeOf(sign: string): string {
  const letter = sign.toLowerCase()
  if (/[a-z]/.test(letter)) return `Key${letter.toUpperCase()}`
  if (/\d/.test(sign)) return `Digit${sign}`
  if (sign === ' ') return 'Space'
  return CODES.get(letter) ?? ''
}

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
    const { key, virtual, text } = sentBy(code)
    const isText = text !== undefined && !ctrl
    const event = { code, key, modifiers: ctrl ? CTRL : 0, windowsVirtualKeyCode: virtual }
    for (let times = held ? 1 : 0; times <= repeats; times += 1) {
      await session.send('Input.dispatchKeyEvent', {
        ...event,
        type: isText ? 'keyDown' : 'rawKeyDown',
        autoRepeat: times > 0,
        ...(isText && { text }),
      })
    }
    await session.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' })
  }

  return {
    pressed: () => pressed,
    press,
    /** Types words, each sign by a key that the page hears of before the sign comes. */
    async type(text: string) {
      for (const sign of text) {
        pressed += 1
        const code = codeOf(sign)
        const event = {
          code,
          key: sign,
          windowsVirtualKeyCode: code.charCodeAt(code.length - 1) || 0,
        }
        await session.send('Input.dispatchKeyEvent', { ...event, type: 'keyDown', text: sign })
        await session.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' })
      }
    },
  }
}

export type Typist = Awaited<ReturnType<typeof typist>>
