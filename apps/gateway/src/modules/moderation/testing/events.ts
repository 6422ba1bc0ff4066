import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { staffEvents } from '@trassa/contracts/calls/moderator/events'
import { type StaffEvent, staffEventSchema } from '@trassa/contracts/entities/moderator/staff-event'
import { vi } from 'vitest'
import type { TestGateway, TestUser } from '../../../testing/test-gateway.ts'
import { publishStaffEvent } from '../live/staff-notices.ts'

type EventOf<Type extends StaffEvent['type']> = Extract<StaffEvent, { type: Type }>

/** Starts the gateway on a port. @returns what opens the stream of a user's events. */
export async function eventsOf({ app, config, db }: TestGateway) {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })

  return async (as: TestUser) => {
    const events: StaffEvent[] = []
    const state = { isOver: false }
    const abort = new AbortController()
    const response = await fetch(`${origin}${config.gatewayBase}${staffEvents.path}`, {
      headers: { cookie: as.cookie },
      signal: abort.signal,
    })
    const read = async () => {
      let text = ''
      for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += part
        const frames = text.split('\n\n')
        text = frames.pop() ?? ''
        for (const frame of frames) {
          events.push(staffEventSchema.parse(JSON.parse(frame.split('\ndata: ')[1] ?? '')))
        }
      }
    }
    if (response.ok) {
      void read()
        .catch(() => undefined)
        .finally(() => {
          state.isOver = true
        })
    }
    const ofType = <Type extends StaffEvent['type']>(type: Type) =>
      events.filter((event): event is EventOf<Type> => event.type === type)
    return {
      response,
      events,
      state,
      ofType,
      /** Waits for an event that fits. */
      until: <Type extends StaffEvent['type']>(
        type: Type,
        fits: (event: EventOf<Type>) => boolean = () => true,
      ) =>
        vi.waitFor(
          () => {
            const found = ofType(type).find(fits)
            if (!found) throw new Error(`No such ${type}: ${JSON.stringify(events)}`)
            return found
          },
          { timeout: 10_000, interval: 20 },
        ),
      /** Waits until the process listens to notices, and forgets what the stream has told. For moderators. */
      listening: async () => {
        const batchId = randomUUID()
        await vi.waitFor(
          async () => {
            await publishStaffEvent(db, { type: 'batch.changed', batchId })
            await setTimeout(50)
            if (!ofType('batch.changed').some((event) => event.batchId === batchId)) {
              throw new Error('The process does not listen yet')
            }
          },
          { timeout: 10_000, interval: 20 },
        )
        // The counts that a stream begins with, and those that follow the first notice, come within half a second.
        await setTimeout(700)
        events.length = 0
      },
      close: () => abort.abort(),
    }
  }
}
