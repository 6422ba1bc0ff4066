/**
 * Single-flight: concurrent calls share a run. Each call gets a run that started after it was made, so that
 * at most one run is active and one is waiting.
 */
export function singleFlight(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  function start(): Promise<void> {
    const started = run().finally(() => {
      if (running === started) running = undefined
    })
    running = started
    return started
  }

  return () => {
    if (!running) return start()
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return start()
      })
    return next
  }
}
