interface ThrottleOptions {
  everyMs: number
  /** Added by chance to each pause, so that many consoles do not ask at the same moment. */
  jitterMs: number
}

/** A batch or an import tells of many changes: what events ask for is asked once per some seconds. */
export const STORM: ThrottleOptions = { everyMs: 2000, jitterMs: 2000 }

/**
 * Runs a call per key at once, then at most once per pause: calls during a pause become one at its end.
 *
 * @returns the throttled call, and what forgets the calls that are due
 */
export function createThrottle<Key>(
  run: (key: Key) => void,
  { everyMs, jitterMs }: ThrottleOptions,
): { call: (key: Key) => void; cancel: () => void } {
  const pauses = new Map<Key, { timer: ReturnType<typeof setTimeout>; isDue: boolean }>()

  function begin(key: Key): void {
    const end = () => {
      const isDue = pauses.get(key)?.isDue
      pauses.delete(key)
      if (isDue) begin(key)
    }
    pauses.set(key, {
      timer: setTimeout(end, everyMs + Math.random() * jitterMs),
      isDue: false,
    })
    run(key)
  }

  return {
    call(key) {
      const pause = pauses.get(key)
      if (pause) pause.isDue = true
      else begin(key)
    },
    cancel() {
      for (const { timer } of pauses.values()) clearTimeout(timer)
      pauses.clear()
    },
  }
}
