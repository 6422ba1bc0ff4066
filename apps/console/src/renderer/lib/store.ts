import { useSyncExternalStore } from 'react'

export interface Store<Value> {
  read: () => Value
  write: (value: Value) => void
  subscribe: (listener: () => void) => () => void
}

/** A value outside React that components can subscribe to. */
export function createStore<Value>(first: Value): Store<Value> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write(next) {
      if (Object.is(value, next)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const accountStores = new Set<() => void>()

/** A store of what belongs to the account that is logged in. */
export function createAccountStore<Value>(first: Value): Store<Value> {
  const store = createStore(first)
  accountStores.add(() => store.write(first))
  return store
}

/** Another account has logged in: what the former one left in the window's memory goes. */
export function emptyAccountStores(): void {
  for (const empty of accountStores) empty()
}

export const useStore = <Value>(store: Pick<Store<Value>, 'read' | 'subscribe'>): Value =>
  useSyncExternalStore(store.subscribe, store.read)
