import { staffEvents } from '@trassa/contracts/calls/moderator/events'
import type { FastifyInstance } from 'fastify'
import { registerStream } from '../../../platform/http/register-call.ts'
import type { StaffFeed } from './staff-feed.ts'

/** domain §9: the stream of what changes for the staff. A process that stops does not wait for its clients. */
export function registerStaffEvents(app: FastifyInstance, feed: StaffFeed): void {
  registerStream(app, staffEvents, async ({ visitor }, stream) => feed.join(visitor, stream))
  app.stopping.signal.addEventListener('abort', () => feed.endAll())
  app.addHook('preClose', async () => {
    feed.endAll()
    feed.stop()
  })
}
