import {
  readFigures,
  readQueueAges,
  readStaffFigures,
} from '@trassa/contracts/calls/moderator/figures'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/http/register-call.ts'
import type { FiguresService } from './figures.service.ts'

/** The figures of the moderators' work. */
export function registerFigures(app: FastifyInstance, figures: FiguresService): void {
  registerCall(app, readFigures, ({ query, visitor }) => figures.read(query, visitor))
  registerCall(app, readQueueAges, () => figures.queue())
  registerCall(app, readStaffFigures, ({ query }) => figures.people(query))
}
