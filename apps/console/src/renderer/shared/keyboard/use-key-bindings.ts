import { useEffect, useEffectEvent } from 'react'
import { type KeyName, keyOf } from './key-bindings.ts'

type Handlers = Partial<Record<KeyName, (() => void) | undefined | false>>

/** Keys that go on acting while they are held down. */
const REPEATING: readonly KeyName[] = ['next', 'previous', 'photoNext', 'photoPrevious']

/** The bindings registered last have precedence: Esc closes the pane that was opened last. */
const listeners: ((event: KeyboardEvent) => boolean)[] = []

function listen(event: KeyboardEvent) {
  if (listeners.toReversed().some((handle) => handle(event))) event.preventDefault()
}

/** Listens to the console's keys while the component is there; an absent handler leaves the key to others. */
export function useKeyBindings(handlers: Handlers): void {
  const handle = useEffectEvent((event: KeyboardEvent): boolean => {
    const name = keyOf(event)
    const handler = name && handlers[name]
    if (!handler || (event.repeat && !REPEATING.includes(name))) return false
    handler()
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
