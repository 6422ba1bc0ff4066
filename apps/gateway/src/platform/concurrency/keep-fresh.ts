interface KeepFreshOptions<Value> {
  /** How old a value is at most that is given without being read again, in milliseconds. */
  freshMs: number
  /** How long a read is waited for while there is an older value, in milliseconds; the read goes on behind it. */
  slowMs: number
  /** Learns of a failed read that an older value stands in for. */
  onError: (error: unknown) => void
  /** Stands in for the last value until one has been read. */
  initial?: Value | undefined
}

/**
 * A value that many ask for and that is read at most once in `freshMs`. Where a read fails or is slow, the last value is
 * given; it fails, and is waited for, only while there is none.
 */
export function keepFresh<Value>(
  read: () => Promise<Value>,
  { freshMs, slowMs, onError, initial }: KeepFreshOptions<Value>,
) {
  let last: { value: Value; begun: number } | undefined =
    initial === undefined ? undefined : { value: initial, begun: 0 }
  let reading: { answer: Promise<Value>; until: number } | undefined
  let begun = 0
  /** Values of reads up to this one stand in for a failed read, not for a slow one. */
  let forgotten = -1

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
    const stand = last && last.begun > forgotten ? last : undefined
    const answer = readOrLast()
    const own = { answer, until: Date.now() + freshMs }
    reading = own
    if (!stand) return answer
    own.answer = orAfter(slowMs, answer, stand.value)
    // Requests after its end get what was read, also where earlier ones did not wait for it.
    void answer.then(() => {
      own.answer = answer
    })
    return own.answer
  }

  return {
    read: (): Promise<Value> => (reading && reading.until > Date.now() ? reading.answer : start()),
    /** The next request reads it again, and waits for it. */
    forget(): void {
      reading = undefined
      forgotten = begun
    },
  }
}

/** The promise's value, or `other` where it takes longer than `ms`. */
function orAfter<Value>(ms: number, promise: Promise<Value>, other: Value): Promise<Value> {
  const slow = Promise.withResolvers<Value>()
  const timer = setTimeout(() => slow.resolve(other), ms)
  return Promise.race([promise, slow.promise]).finally(() => clearTimeout(timer))
}
