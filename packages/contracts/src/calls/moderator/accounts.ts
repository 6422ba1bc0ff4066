import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { staffProfileSchema } from '../../entities/moderator/moderation.ts'
import { roleSchema } from '../../entities/user.ts'
import { idSchema, reasonSchema } from '../../values.ts'

const userParams = z.object({ id: idSchema })

export const blockUser = defineCall({
  id: 'moderator.blockUser',
  method: 'POST',
  path: '/v1/moderator/users/{id}/block',
  access: 'moderator',
  summary:
    'Block an account: its sessions end at once, its ads leave the lists; the owner is told the reason (decision 138)',
  params: userParams,
  body: z.object({ reason: reasonSchema }),
  answer: staffProfileSchema,
  errors: ['user.not_found', 'user.merged', 'user.blocked', 'user.staff'],
})

export const unblockUser = defineCall({
  id: 'moderator.unblockUser',
  method: 'POST',
  path: '/v1/moderator/users/{id}/unblock',
  access: 'seniorModerator',
  summary: 'Lift the block of an account: the ads that it took off return to the state before it',
  params: userParams,
  body: z.object({ reason: reasonSchema }),
  answer: staffProfileSchema,
  errors: ['user.not_found', 'user.merged', 'user.not_blocked'],
})

export const setUserRole = defineCall({
  id: 'moderator.setRole',
  method: 'POST',
  path: '/v1/moderator/users/{id}/role',
  access: 'seniorModerator',
  summary: 'Grant or revoke a role of the staff (domain §2), never one’s own',
  params: userParams,
  body: z.object({ role: roleSchema, reason: reasonSchema }),
  answer: staffProfileSchema,
  errors: ['user.not_found', 'user.merged', 'user.blocked', 'role.own'],
})

export const endUserSessions = defineCall({
  id: 'moderator.endSessions',
  method: 'POST',
  path: '/v1/moderator/users/{id}/end-sessions',
  access: 'moderator',
  summary: 'End every session of a user, of a member of the staff by seniors only',
  params: userParams,
  body: z.object({ reason: reasonSchema }),
  answer: staffProfileSchema,
  errors: ['user.not_found', 'user.staff'],
})
