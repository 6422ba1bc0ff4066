import { useSyncExternalStore } from 'react'

/** One value outside of React's tree that several components follow (docs/decisions/032). */
export interface Store<T> {
  read: () => T
  write: (value: T) => void
  /** Calls `listener` after every `write`; the answer unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/** Where the value is kept; a variable by default. */
type Storage<T> = Pick<Store<T>, 'read' | 'write'>

function inMemory<T>(initial: T): Storage<T> {
  let value = initial
  return {
    read: () => value,
    write: (next) => {
      value = next
    },
  }
}

export const createStore = <T>(initial: T): Store<T> => storeOver(inMemory(initial))

/** A store over something that already keeps a value, such as `localStorage`. */
export function storeOver<T>({ read, write }: Storage<T>): Store<T> {
  const listeners = new Set<() => void>()
  return {
    read,
    write: (value) => {
      write(value)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The present value; on the server and while hydrating `onServer`. */
export const useStore = <T>(store: Store<T>, onServer: T): T =>
  useSyncExternalStore(store.subscribe, store.read, () => onServer)
