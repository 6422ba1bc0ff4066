import { defineCall } from '../../call.ts'
import { staffEventSchema } from '../../entities/moderator/staff-event.ts'

export const staffEvents = defineCall({
  id: 'moderator.events',
  method: 'GET',
  path: '/v1/moderator/events',
  access: 'support',
  summary:
    'What changes in the queue and in batches, as it happens; a ping at least every two seconds. Moderators are told of the queue',
  stream: true,
  answer: staffEventSchema,
})
