import type { KeyboardEvent } from 'react'

const STEPS: Partial<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
}

/** Arrows go round among the buttons of the element that listens. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.code]
  if (!step || !(event.target instanceof HTMLButtonElement)) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  buttons.at((buttons.indexOf(event.target) + step) % buttons.length)?.focus()
}
