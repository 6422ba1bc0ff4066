import { useEffect, useEffectEvent } from 'react'
import type { KeyName } from './key-bindings.ts'
import { keyOf } from './pressed-key.ts'
import { useEscape } from './use-escape.ts'

type Handler = ((event: KeyboardEvent) => void) | undefined | false
type KeyHandlers = Partial<Record<Exclude<KeyName, 'close'>, Handler>>
type Handlers = KeyHandlers & {
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
  useListener(handlers, 'first')
}

/** Answers keys that no other component answers, whenever it was mounted. */
export function useFallbackKeyBindings(handlers: KeyHandlers): void {
  useListener(handlers, 'last')
}

function useListener(handlers: KeyHandlers, turn: 'first' | 'last') {
  const handle = useEffectEvent((event: KeyboardEvent): boolean => {
    const name = keyOf(event)
    const handler = name && name !== 'close' && handlers[name]
    if (!handler || (event.repeat && !REPEATING.includes(name))) return false
    handler(event)
    return true
  })
  useEffect(() => {
    const own = (event: KeyboardEvent) => handle(event)
    if (turn === 'first') listeners.push(own)
    else listeners.unshift(own)
    if (listeners.length === 1) window.addEventListener('keydown', listen)
    return () => {
      listeners.splice(listeners.indexOf(own), 1)
      if (listeners.length === 0) window.removeEventListener('keydown', listen)
    }
  }, [turn])
}
