/** Whether a value that a reading has found was dropped since the reading began. */
export type IsDropped = (key: string, group: string | undefined) => boolean

interface Fill {
  isDropped: IsDropped
  end: () => void
}

/** What was dropped while a reading was under way. */
interface Dropped {
  keys: Set<string>
  groups: Set<string>
  all: boolean
}

/** The readings that are under way, each with what it may have read too early. */
export function createFills() {
  const running = new Set<Dropped>()
  const ends = new Map<string, Promise<void>>()

  return {
    /** Begins a reading of these keys; `end` has to be called, also when it fails. */
    begin(keys: readonly string[]): Fill {
      const dropped: Dropped = { keys: new Set(), groups: new Set(), all: false }
      const { promise, resolve } = Promise.withResolvers<void>()
      running.add(dropped)
      for (const key of keys) ends.set(key, promise)
      return {
        isDropped: (key, group) =>
          dropped.all ||
          dropped.keys.has(key) ||
          (group !== undefined && dropped.groups.has(group)),
        end() {
          running.delete(dropped)
          for (const key of keys) if (ends.get(key) === promise) ends.delete(key)
          resolve()
        },
      }
    },

    /** The end of the readings that others have begun for these keys, whether they succeed or not. */
    ofOthers(keys: readonly string[]): Promise<unknown> | undefined {
      const waited = new Set(keys.flatMap((key) => ends.get(key) ?? []))
      return waited.size > 0 ? Promise.all(waited) : undefined
    },

    drop(key: string): void {
      for (const { keys } of running) keys.add(key)
    },

    dropGroup(group: string): void {
      for (const { groups } of running) groups.add(group)
    },

    dropAll(): void {
      for (const dropped of running) dropped.all = true
    },
  }
}
