import { type StaffEvent, staffEventSchema } from '@trassa/contracts/entities/moderator/staff-event'
import { STREAM_SILENCE_MS } from '../connection/connection.ts'
import { createFrameReader } from './frame-reader.ts'

const RETRY_MS = { first: 500, longest: 15_000 }

interface StaffStreamOptions {
  /** Asks for the stream with the present session. The request ends with `signal`, also while its body is read. */
  open: (signal: AbortSignal) => Promise<Response>
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
  silenceMs = STREAM_SILENCE_MS,
  retryAfter = withJitter,
}: StaffStreamOptions) {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Of the attempt that is under way. */
  let attempt = new AbortController()

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
  async function read(signal: AbortSignal): Promise<boolean> {
    const response = await inTime(open(signal), silenceMs)
    if (signal.aborted || !response.ok || !response.body) return !REFUSED.includes(response.status)
    const reader = response.body.getReader()
    const [decoder, framesIn] = [new TextDecoder(), createFrameReader()]
    for (;;) {
      const { done, value } = await inTime(reader.read(), silenceMs)
      if (done || signal.aborted) return true
      for (const data of framesIn(decoder.decode(value, { stream: true }))) receive(data)
    }
  }

  async function follow(): Promise<void> {
    attempt = new AbortController()
    const own = attempt
    const isWorthMore = await read(own.signal).catch(() => true)
    const isOver = own.signal.aborted
    // Whatever is left of the request, an unread body too, would hold one of the few connections to the server.
    own.abort()
    if (isOver) return
    onDead()
    if (!isWorthMore) return
    timer = setTimeout(() => void follow(), retryAfter(failures))
    failures += 1
  }

  function stop(): void {
    clearTimeout(timer)
    attempt.abort()
  }

  return {
    /** Opens the stream, in place of one that is open: the session may be another. */
    start(): void {
      stop()
      failures = 0
      void follow()
    },
    stop,
  }
}

/** @throws Error when it takes longer */
async function inTime<Value>(value: Promise<Value>, ms: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The stream is silent')), ms)
  })
  try {
    return await Promise.race([value, late])
  } finally {
    clearTimeout(timer)
  }
}
