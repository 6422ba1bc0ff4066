import { useEffect, useEffectEvent } from 'react'
import { type KeyName, keyOf } from './key-bindings.ts'
import { useEscape } from './use-escape.ts'

type Handler = ((event: KeyboardEvent) => void) | undefined | false
type Handlers = Partial<Record<Exclude<KeyName, 'close'>, Handler>> & {
  close?: (() => void) | undefined | false
}

/** Keys that go on acting while they are held down. */
const REPEATING: readonly KeyName[] = [
  'next',
  'previous',
  'photoNext',
  'photoPrevious',
  'scroll',
  'pageDown',
  'pageUp',
]

/** The bindings registered last have precedence. */
const listeners: ((event: KeyboardEvent) => boolean)[] = []

function listen(event: KeyboardEvent) {
  if (listeners.toReversed().some((handle) => handle(event))) event.preventDefault()
}

/**
 * Listens to the console's keys while the component is there; an absent handler leaves the key to others.
 * `close` follows the rule of `useEscape`.
 */
export function useKeyBindings({ close, ...handlers }: Handlers): void {
  useEscape(close)
  const handle = useEffectEvent((event: KeyboardEvent): boolean => {
    const name = keyOf(event)
    const handler = name && name !== 'close' && handlers[name]
    if (!handler || (event.repeat && !REPEATING.includes(name))) return false
    handler(event)
    return true
  })
  useEffect(() => {
    const own = (event: KeyboardEvent) => handle(event)
    if (listeners.push(own) === 1) window.addEventListener('keydown', listen)
    return () => {
      listeners.splice(listeners.indexOf(own), 1)
      if (listeners.length === 0) window.removeEventListener('keydown', listen)
    }
  }, [])
}
