/** One rendering that several visitors may wait for. */
export interface SharedRendering<Result> {
  /** Of the first visitor's request: whether no person waits for it. */
  readonly isDeferrable: boolean
  /** Waits for its end. It is aborted only when every visitor who waits for it has left. */
  join: (signal: AbortSignal) => Promise<Result>
}

interface SharedOptions {
  isDeferrable: boolean
  /** It has ended or was aborted: the next request needs another. */
  onOver: () => void
}

export function shareRendering<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { isDeferrable, onOver }: SharedOptions,
): SharedRendering<Result> {
  const aborted = new AbortController()
  let waiting = 0
  const result = work(aborted.signal).finally(onOver)

  function leave(): void {
    waiting -= 1
    if (waiting > 0) return
    onOver()
    aborted.abort()
  }

  return {
    isDeferrable,
    async join(signal) {
      waiting += 1
      signal.addEventListener('abort', leave, { once: true })
      if (signal.aborted) leave()
      try {
        return await result
      } finally {
        signal.removeEventListener('abort', leave)
      }
    },
  }
}
