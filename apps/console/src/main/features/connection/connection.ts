import type { Connection } from '../../../shared/connection.ts'
import { steadyNow } from '../../../shared/steady-clock.ts'

/** How often the gateway is probed while nothing else tells whether it is there. */
export const PROBE_EVERY_MS = 2000
/** Its pings come every two seconds; after this silence the stream of events says nothing any more. */
export const STREAM_SILENCE_MS = 4500

/** Together with the silence that ends a stream, less than 5 s. */
const STREAM_GRACE_MS = 400

interface ConnectionOptions {
  /** Whether the gateway answers now; settles within 2 s. `null` while there is no server. */
  probe: () => Promise<boolean | null>
  onChanged: (state: Connection) => void
}

/**
 * Whether the gateway answers, known within 5 s also where it hangs: from the pings of the stream, from the
 * outcome of ordinary calls, and from short probes where neither tells. A call may wait for its answer much
 * longer than that.
 */
export function createConnection({ probe, onChanged }: ConnectionOptions) {
  let state: Connection = 'up'
  let streamAliveAt = 0
  /** A call had no answer: pings alone do not prove that the gateway works. */
  let isSuspected = false
  let isProbing = false
  /** How many calls were answered: a probe that was sent before the last one says nothing any more. */
  let answers = 0

  function show(next: Connection) {
    if (next === state) return
    state = next
    onChanged(next)
  }
  async function probeNow(): Promise<void> {
    if (isProbing) return
    isProbing = true
    const answersBefore = answers
    const isThere = await probe()
    isProbing = false
    if (isThere === null || (!isThere && answers > answersBefore)) return
    isSuspected = !isThere
    show(isThere ? 'up' : 'down')
  }
  const isStreamFresh = () => steadyNow() - streamAliveAt < STREAM_SILENCE_MS

  return {
    read: () => state,
    /** A call was answered, with whatever. */
    answered() {
      answers += 1
      isSuspected = false
      show('up')
    },
    /** A call was not answered, or by a 503. */
    unanswered() {
      isSuspected = true
      void probeNow()
    },
    /** The stream of events has brought something. */
    streamAlive() {
      streamAliveAt = steadyNow()
      if (!isSuspected) show('up')
    },
    /** The stream of events has ended, or is silent for too long. */
    streamDead() {
      streamAliveAt = 0
      isSuspected = true
      void probeNow()
      // A proxy may end a stream for reasons of its own: the probe has a moment to say so.
      setTimeout(() => isSuspected && show('down'), STREAM_GRACE_MS)
    },
    /** Probes from now on, wherever the stream does not tell. @returns a function that ends it */
    watch(): () => void {
      const timer = setInterval(() => {
        if (isSuspected || !isStreamFresh()) void probeNow()
      }, PROBE_EVERY_MS)
      return () => clearInterval(timer)
    },
  }
}

export type ConnectionWatch = ReturnType<typeof createConnection>
