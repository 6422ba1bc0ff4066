import {
  listSessions,
  readMe,
  revokeOtherSessions,
  revokeSession,
  updateMe,
} from '@trassa/contracts/calls/profiles'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/http/register-call.ts'
import type { ProfilesService } from './profiles.service.ts'

export function registerProfiles(app: FastifyInstance, profiles: ProfilesService): void {
  registerCall(app, readMe, ({ visitor }) => profiles.me(visitor))
  registerCall(app, updateMe, ({ visitor, body }) => profiles.update(visitor, body))
  registerCall(app, listSessions, ({ visitor }) => profiles.sessions(visitor))
  registerCall(app, revokeSession, ({ params, ...asked }) =>
    profiles.revokeSession(asked, params.id),
  )
  registerCall(app, revokeOtherSessions, (asked) => profiles.revokeOtherSessions(asked))
}
