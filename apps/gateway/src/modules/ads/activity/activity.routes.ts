import { adActivity, countImpressions } from '@trassa/contracts/calls/ad-activity'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/http/register-call.ts'
import type { ActivityService } from './activity.service.ts'

export function registerActivity(app: FastifyInstance, activity: ActivityService): void {
  registerCall(app, adActivity, ({ params, visitor }) => activity.read(params.id, visitor))
  registerCall(app, countImpressions, async ({ body, request, reply }) =>
    activity.countImpressions(body.ids, {
      address: request.ip,
      userAgent: request.headers['user-agent'],
      visitor: await app.readVisitor(request, reply),
    }),
  )
}
