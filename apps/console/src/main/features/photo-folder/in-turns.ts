/**
 * Works on items, so many at once. A failure is the reason to `abort` the others through the signal; nothing goes on
 * once the promise is settled.
 *
 * @throws the signal's reason: what the first of them threw, or why all of it was stopped
 */
export async function inTurns<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  {
    atOnce,
    signal,
    abort,
  }: { atOnce: number; signal: AbortSignal; abort: (reason: unknown) => void },
): Promise<void> {
  const open = [...items]
  async function take(): Promise<void> {
    for (let item = open.shift(); item !== undefined; item = open.shift()) {
      if (signal.aborted) return
      await work(item).catch(abort)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, take))
  signal.throwIfAborted()
}
