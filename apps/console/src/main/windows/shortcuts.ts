import type { Input } from 'electron'

interface Shortcut {
  label: string
  /** As the menu shows it. */
  accelerator: string
  /** Physical keys, the same on a Russian and an English layout (domain §9). */
  codes: readonly string[]
  /** `any`: the sign + is written with Shift. */
  shift?: 'any'
  /** Goes on while the key is held down. */
  repeats?: true
}

/** What the program itself does at keys, in every window, also while a text is typed. */
export const SHORTCUTS = {
  newWindow: { label: 'Новое окно', accelerator: 'CmdOrCtrl+N', codes: ['KeyN'] },
  print: { label: 'Напечатать…', accelerator: 'CmdOrCtrl+P', codes: ['KeyP'] },
  zoomIn: {
    label: 'Крупнее',
    accelerator: 'CmdOrCtrl+=',
    codes: ['Equal', 'NumpadAdd'],
    shift: 'any',
    repeats: true,
  },
  zoomOut: {
    label: 'Мельче',
    accelerator: 'CmdOrCtrl+-',
    codes: ['Minus', 'NumpadSubtract'],
    repeats: true,
  },
  zoomReset: {
    label: 'Обычный размер',
    accelerator: 'CmdOrCtrl+0',
    codes: ['Digit0', 'Numpad0'],
  },
} as const satisfies Record<string, Shortcut>

export type Shortcutted = keyof typeof SHORTCUTS

type Pressed = Pick<Input, 'type' | 'code' | 'control' | 'meta' | 'alt' | 'shift' | 'isAutoRepeat'>

/** The command of a pressed key, or `null`. */
export function shortcutOf(input: Pressed): Shortcutted | null {
  if (input.type !== 'keyDown' || input.alt || input.control === input.meta) return null
  const found = Object.entries<Shortcut>(SHORTCUTS).find(
    ([, { codes, shift }]) => codes.includes(input.code) && (!input.shift || shift === 'any'),
  )
  if (!found || (input.isAutoRepeat && !found[1].repeats)) return null
  return found[0] as Shortcutted
}
