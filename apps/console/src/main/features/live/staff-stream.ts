import { type StaffEvent, staffEventSchema } from '@trassa/contracts/entities/staff-event'
import { createFrameReader } from './frame-reader.ts'

/** Pings come every two seconds; after this silence the stream is of no use. */
const SILENCE_MS = 4500

const RETRY_MS = { first: 500, longest: 15_000 }

interface StaffStreamOptions {
  /** Asks for the stream with the present session. */
  open: () => Promise<Response>
  onEvent: (event: StaffEvent) => void
  /** A ping or an event has come, and the server works. */
  onAlive: () => void
  /** The stream has ended, is silent, or says that the server does not work. */
  onDead: () => void
  silenceMs?: number
  /** Milliseconds until the next attempt after so many that have failed. */
  retryAfter?: (failures: number) => number
}

/** Twice as long after each failure, and never the same for all consoles of a server that comes back. */
const withJitter = (failures: number): number =>
  Math.min(RETRY_MS.longest, RETRY_MS.first * 2 ** failures) * (0.5 + Math.random() / 2)

/** A session that is not the staff's: asking again would change nothing. */
const REFUSED = [401, 403]

/** The stream of events from the gateway (domain §9): opened again whenever it ends, is cut or falls silent. */
export function createStaffStream({
  open,
  onEvent,
  onAlive,
  onDead,
  silenceMs = SILENCE_MS,
  retryAfter = withJitter,
}: StaffStreamOptions) {
  /** Changes with every start and stop: what belongs to an earlier one ends. */
  let turn = 0
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancel: () => void = () => undefined

  function receive(data: string): void {
    const parsed = staffEventSchema.safeParse(JSON.parse(data))
    // A later gateway may tell of events that this console does not know.
    const event = parsed.success ? parsed.data : null
    if (event?.type === 'ping' && event.database === 'hanging') {
      onDead()
      return
    }
    failures = 0
    onAlive()
    if (event && event.type !== 'ping') onEvent(event)
  }

  /** Reads a stream to its end. @returns whether another attempt makes sense */
  async function read(own: number): Promise<boolean> {
    const response = await inTime(open(), silenceMs, (late) => void late.body?.cancel())
    if (own !== turn) {
      void response.body?.cancel()
      return false
    }
    if (!response.ok || !response.body) return !REFUSED.includes(response.status)
    const reader = response.body.getReader()
    cancel = () => void reader.cancel().catch(() => undefined)
    const [decoder, framesIn] = [new TextDecoder(), createFrameReader()]
    try {
      for (;;) {
        const { done, value } = await inTime(reader.read(), silenceMs)
        if (done || own !== turn) return true
        for (const data of framesIn(decoder.decode(value, { stream: true }))) receive(data)
      }
    } finally {
      cancel()
    }
  }

  async function follow(own: number): Promise<void> {
    const isWorthMore = await read(own).catch(() => true)
    if (own !== turn) return
    onDead()
    if (!isWorthMore) return
    timer = setTimeout(() => void follow(own), retryAfter(failures))
    failures += 1
  }

  function stop(): void {
    turn += 1
    clearTimeout(timer)
    cancel()
    cancel = () => undefined
  }

  return {
    /** Opens the stream, in place of one that is open: the session may be another. */
    start(): void {
      stop()
      failures = 0
      void follow(turn)
    },
    stop,
  }
}

/** @throws Error when it takes longer; what comes later is given to `onLate`. */
async function inTime<Value>(
  value: Promise<Value>,
  ms: number,
  onLate: (value: Value) => void = () => undefined,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      value.then(onLate, () => undefined)
      reject(new Error('The stream is silent'))
    }, ms)
  })
  try {
    return await Promise.race([value, late])
  } finally {
    clearTimeout(timer)
  }
}
