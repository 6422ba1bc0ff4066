import { PassThrough, type Readable } from 'node:stream'

/** Bytes that may wait for a client that does not read; events are small and soon outdated. */
const WAITING_BYTES = 64 * 1024

/** One client of a call that is answered by server-sent events. */
export interface EventStream<Event extends { type: string }> {
  /** Sends an event. A client that has not read what was sent before is cut off: it comes again and reads anew. */
  send: (event: Event) => void
  /** Ends the answer after what was sent. */
  end: () => void
  /** Called once, when either side has ended the stream. */
  onEnd: (listener: () => void) => void
}

/** @param check holds an event against the contract in tests. @returns the answer's body, and what writes it. */
export function openEventStream<Event extends { type: string }>(
  check: (event: Event) => unknown,
): { body: Readable; stream: EventStream<Event> } {
  const body = new PassThrough({ highWaterMark: WAITING_BYTES })
  return {
    body,
    stream: {
      send(event) {
        if (body.writableEnded || body.destroyed) return
        const isRead = body.write(`event: ${event.type}\ndata: ${JSON.stringify(check(event))}\n\n`)
        if (!isRead) body.destroy()
      },
      end: () => body.end(),
      onEnd: (listener) => void body.once('close', listener),
    },
  }
}
