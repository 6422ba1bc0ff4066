interface KeepFreshOptions {
  /** How old a value is at most that is given without being read again, in milliseconds. */
  freshMs: number
  /** Learns of a failed read that an older value stands in for. */
  onError: (error: unknown) => void
}

/**
 * A value that many ask for and that is read at most once in `freshMs`. Where a read fails, the last value is given; it
 * fails only while there is none.
 */
export function keepFresh<Value>(
  read: () => Promise<Value>,
  { freshMs, onError }: KeepFreshOptions,
) {
  let last: { value: Value; begun: number } | undefined
  let reading: { value: Promise<Value>; until: number } | undefined
  let begun = 0

  async function readOrLast(): Promise<Value> {
    begun += 1
    const own = begun
    try {
      const value = await read()
      // A slow read may end after one that began later.
      if (!last || last.begun < own) last = { value, begun: own }
      return value
    } catch (error) {
      if (last) {
        onError(error)
        return last.value
      }
      // Nothing to give instead: the next request tries again.
      if (own === begun) reading = undefined
      throw error
    }
  }

  function start(): Promise<Value> {
    const value = readOrLast()
    reading = { value, until: Date.now() + freshMs }
    return value
  }

  return {
    read: (): Promise<Value> => (reading && reading.until > Date.now() ? reading.value : start()),
    /** The next request reads it again. */
    forget(): void {
      reading = undefined
    },
  }
}
