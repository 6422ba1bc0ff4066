/** Whether a value that a reading has found was dropped since the reading began. */
export type IsDropped = (key: string, group: string | undefined) => boolean

/** What was dropped while a reading was under way. */
interface Dropped {
  keys: Set<string>
  groups: Set<string>
  all: boolean
}

interface Fill<Found> {
  /** Grows with each that begins. */
  number: number
  keys: ReadonlySet<string>
  found: Promise<Found>
}

/** The readings that are under way, each with what it may have read too early. */
export function createFills<Found>() {
  const running = new Set<Dropped>()
  const latest = new Map<string, Fill<Found>>()
  let begun = 0

  function forget(fill: Fill<Found>, dropped: Dropped): void {
    running.delete(dropped)
    for (const key of fill.keys) if (latest.get(key) === fill) latest.delete(key)
  }

  return {
    /** How many have begun so far. */
    begun: (): number => begun,

    /** Begins a reading of these keys. */
    run(keys: readonly string[], read: (isDropped: IsDropped) => Promise<Found>): Promise<Found> {
      const dropped: Dropped = { keys: new Set(), groups: new Set(), all: false }
      running.add(dropped)
      begun += 1
      const found = read(
        (key, group) =>
          dropped.all ||
          dropped.keys.has(key) ||
          (group !== undefined && dropped.groups.has(group)),
      ).finally(() => forget(fill, dropped))
      const fill: Fill<Found> = { number: begun, keys: new Set(keys), found }
      for (const key of keys) latest.set(key, fill)
      return found
    },

    /** The end of the readings of these keys that are under way, whether they succeed or not. */
    ends(keys: readonly string[]): Promise<unknown> | undefined {
      const waited = new Set(keys.flatMap((key) => latest.get(key)?.found ?? []))
      return waited.size > 0 ? Promise.allSettled(waited) : undefined
    },

    /** What one reading of all these keys finds that is under way, and began after so many others. */
    sharedBy(keys: readonly string[], after: number): Promise<Found> | undefined {
      const [first = ''] = keys
      const fill = latest.get(first)
      const isShared = fill && fill.number > after && keys.every((key) => fill.keys.has(key))
      return isShared ? fill.found : undefined
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
