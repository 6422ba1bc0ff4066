import { setImmediate } from 'node:timers/promises'

export interface RenderLimits {
  /** Renderings under way. */
  running: number
  /** Renderings that wait for a place. */
  waiting: number
  /** How long one of them waits, in milliseconds. */
  waitMs: number
}

/** `full`: no place in the line; `waited`: none became free in time; `gone`: the visitor has left. */
export type ShedReason = 'full' | 'waited' | 'gone'

/** A rendering that was not begun. */
export class RenderingShed extends Error {
  readonly reason: ShedReason

  constructor(reason: ShedReason) {
    super(`Rendering shed: ${reason}`)
    this.reason = reason
  }
}

interface Rendering {
  /** Aborts when the visitor has gone. */
  signal: AbortSignal
  /** Of a crawler or a prefetch: gets the first half of the line only. */
  isDeferrable?: boolean
}

/**
 * Bounds the renderings of a process, which all take their time from its one event loop (docs/decisions/049).
 * Before each of them the event loop runs once, so that calls that have arrived are answered first.
 */
export function createRenderQueue(limits: RenderLimits) {
  let running = 0
  /** In the order of their coming; each starts the rendering that waits. */
  const line = new Set<() => void>()

  function wait({ signal, isDeferrable }: Rendering): Promise<void> {
    const places = isDeferrable ? limits.waiting / 2 : limits.waiting
    if (line.size >= places) return Promise.reject(new RenderingShed('full'))
    return new Promise((resolve, reject) => {
      const settle = (outcome: () => void) => {
        line.delete(start)
        clearTimeout(deadline)
        signal.removeEventListener('abort', leave)
        outcome()
      }
      const start = () => settle(resolve)
      const leave = () => settle(() => reject(new RenderingShed('gone')))
      const deadline = setTimeout(
        () => settle(() => reject(new RenderingShed('waited'))),
        limits.waitMs,
      )
      signal.addEventListener('abort', leave)
      line.add(start)
    })
  }

  return {
    /** @throws RenderingShed instead of calling `work`. */
    async run<T>(work: () => Promise<T>, rendering: Rendering): Promise<T> {
      // A place that becomes free is handed on, so a new rendering does not overtake those that wait.
      if (running < limits.running) running += 1
      else await wait(rendering)
      try {
        await setImmediate()
        if (rendering.signal.aborted) throw new RenderingShed('gone')
        return await work()
      } finally {
        const [next] = line
        if (next) next()
        else running -= 1
      }
    },
  }
}
