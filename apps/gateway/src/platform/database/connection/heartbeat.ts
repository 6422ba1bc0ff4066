import pg from 'pg'
import type { Report } from './report.ts'

const BEAT_MS = 1000
/** The database has this long to answer `SELECT 1`: in steps, of which a blocked event loop takes one only. */
const STEP_MS = 250
const STEPS = 8

export interface Heartbeat {
  /** Whether the database did not answer when it was last asked. */
  isHanging: () => boolean
  /** How often it has begun to hang. */
  count: () => number
  /** How often the connection was lost: the server may have crashed meanwhile. */
  interruptions: () => number
  stop: () => void
}

/**
 * Asks the database once a second, on a connection of its own, whether it answers at all. So a hanging one
 * (frozen processes, a network that drops every packet) is told from a slow statement, and no request has to
 * find out for itself. One that refuses connections does not hang: that is an error at once.
 *
 * @param onHang called when it has not answered for two seconds.
 */
export function startHeartbeat(
  url: string,
  { onHang, report }: { onHang: () => void; report: Report },
): Heartbeat {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout
  let hangs = 0
  let interruptions = 0
  let isHanging = false
  let isStopped = false

  function disconnect(): void {
    client?.connection.stream.destroy()
    client = undefined
  }

  async function connected(): Promise<pg.Client> {
    if (client) return client
    const opened = new pg.Client({ connectionString: url })
    opened.on('error', () => {
      interruptions += 1
      if (client === opened) client = undefined
    })
    client = opened
    await opened.connect()
    return opened
  }

  async function ask(): Promise<'answered' | 'failed'> {
    try {
      await (await connected()).query('SELECT 1')
      return 'answered'
    } catch {
      return 'failed'
    }
  }

  async function beat(): Promise<void> {
    const deadline = startDeadline()
    const result = await Promise.race([ask(), deadline.passed])
    deadline.cancel()
    if (isStopped) return
    if (result !== 'answered') disconnect()
    note(result === 'late')
    timer = setTimeout(beat, isHanging ? STEP_MS : BEAT_MS).unref()
  }

  function note(isLate: boolean): void {
    if (isLate && !isHanging) {
      hangs += 1
      report('PostgreSQL does not answer: requests get 503 until it does')
    } else if (isHanging && !isLate) {
      report('PostgreSQL answers or refuses again')
    }
    isHanging = isLate
    if (isLate) onHang()
  }

  timer = setTimeout(beat, BEAT_MS).unref()
  return {
    isHanging: () => isHanging,
    count: () => hangs,
    interruptions: () => interruptions,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      disconnect()
    },
  }
}

function startDeadline(): { passed: Promise<'late'>; cancel: () => void } {
  const { promise, resolve } = Promise.withResolvers<'late'>()
  let left = STEPS
  let timer: NodeJS.Timeout
  const step = () => {
    left -= 1
    if (left < 0) return resolve('late')
    timer = setTimeout(step, STEP_MS).unref()
  }
  step()
  return { passed: promise, cancel: () => clearTimeout(timer) }
}
