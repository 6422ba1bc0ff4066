import { openProbe, type Probe, type ProbeAnswer } from './probe.ts'
import type { Report } from './report.ts'

const BEAT_MS = 1000
const STEP_MS = 250
/** Steps in which `SELECT 1` is to be answered: a blocked event loop takes one only. */
const ANSWER_STEPS = 8
/** Steps that a silent connection still has when another has answered. */
const GRACE_STEPS = 2

export interface Heartbeat {
  /** Whether the database did not answer when it was last asked. */
  isHanging: () => boolean
  /** How often it has begun to hang. */
  count: () => number
  /**
   * How often the connection broke, or another one was answered while it stayed silent: the server may have
   * crashed meanwhile, or be another one. A hang after which the connection is answered is none.
   */
  interruptions: () => number
  /** Whether connections are to the server itself; false until it was asked. */
  isDirect: () => boolean
  stop: () => void
}

/**
 * Asks the database once a second, on a connection of its own, whether it answers at all. So a hanging one
 * (frozen processes, a network that drops every packet) is told from a slow statement, and no request has to
 * find out for itself. One that refuses connections does not hang: that is an error at once.
 *
 * @param onHang called when it has not answered for two seconds, and again while that lasts.
 */
export function startHeartbeat(
  url: string,
  { onHang, report }: { onHang: () => void; report: Report },
): Heartbeat {
  /** Kept while it is silent: its late answer tells that nothing was interrupted. */
  let current: Probe | undefined
  /** What `current` was last asked. */
  let answer: Promise<ProbeAnswer>
  /** Is asked beside a silent `current`. */
  let other: Probe | undefined
  let timer: NodeJS.Timeout
  let hangs = 0
  let interruptions = 0
  let isHanging = false
  let isStopped = false

  function open(): Probe {
    const probe = openProbe(url, (isBroken) => {
      if (probe !== current) return
      current = undefined
      if (isBroken) interruptions += 1
    })
    return probe
  }

  async function isSilent(): Promise<boolean> {
    current ??= open()
    answer = current.ask()
    return (await within(ANSWER_STEPS, answer)) === 'late'
  }

  async function isStillSilent(): Promise<boolean> {
    const silent = answer.then((result) => (result === 'answered' ? 'resumed' : never()))
    other = open()
    let result = await within(ANSWER_STEPS, Promise.race([silent, other.ask()]))
    if (result === 'answered' && (await within(GRACE_STEPS, silent)) === 'resumed') {
      result = 'resumed'
    }
    if (result === 'answered') replace(other)
    else other.close()
    other = undefined
    // A refusal tells nothing while the silent connection still stands.
    return result === 'late' || (result === 'failed' && current !== undefined)
  }

  function replace(probe: Probe): void {
    if (current) interruptions += 1
    const silent = current
    current = probe
    silent?.close()
  }

  async function beat(): Promise<void> {
    const late = await (isHanging ? isStillSilent() : isSilent())
    if (isStopped) return
    note(late)
    timer = setTimeout(beat, isHanging ? STEP_MS : BEAT_MS).unref()
  }

  function note(late: boolean): void {
    if (late && !isHanging) {
      hangs += 1
      report('PostgreSQL does not answer: requests get 503 until it does')
    } else if (isHanging && !late) {
      report('PostgreSQL answers or refuses again')
    }
    isHanging = late
    if (late) onHang()
  }

  timer = setTimeout(beat, BEAT_MS).unref()
  return {
    isHanging: () => isHanging,
    count: () => hangs,
    interruptions: () => interruptions,
    isDirect: () => current?.isDirect() ?? false,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      current?.close()
      other?.close()
    },
  }
}

const never = () => new Promise<never>(() => undefined)

/** What `result` is, or `late` when it has not come in so many steps. */
async function within<Result>(steps: number, result: Promise<Result>): Promise<Result | 'late'> {
  const { promise, resolve } = Promise.withResolvers<'late'>()
  let left = steps
  let timer: NodeJS.Timeout
  const step = () => {
    left -= 1
    if (left < 0) return resolve('late')
    timer = setTimeout(step, STEP_MS).unref()
  }
  step()
  return Promise.race([result, promise]).finally(() => clearTimeout(timer))
}
