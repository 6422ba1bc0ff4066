/**
 * Lets those who ask at the same time share a run: each gets one that started after he asked, so that
 * at most one runs and one waits.
 */
export function shareRuns(run: () => Promise<void>): () => Promise<void> {
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
