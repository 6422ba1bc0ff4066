import { useEffect, useEffectEvent } from 'react'
import { type KeyName, keyOf } from './key-bindings.ts'

type Handlers = Partial<Record<KeyName, (() => void) | undefined | false>>

/** Keys that go on acting while they are held down. */
const REPEATING: readonly KeyName[] = ['next', 'previous', 'photoNext', 'photoPrevious']

/** Listens to the console's keys while the component is there; an absent handler leaves the key to others. */
export function useKeys(handlers: Handlers): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const name = keyOf(event)
    const handler = name && handlers[name]
    if (!name || !handler || (event.repeat && !REPEATING.includes(name))) return
    event.preventDefault()
    handler()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
