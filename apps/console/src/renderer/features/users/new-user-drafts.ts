import { userTypeSchema } from '@trassa/contracts/entities/user'
import { z } from 'zod'
import { createFormDrafts } from '../../lib/form-drafts.ts'

const draftSchema = z.object({
  username: z.string().max(40),
  type: userTypeSchema,
  /** The key of an attempt without an answer; only the same name and type are sent under it again. */
  idempotencyKey: z.uuid().nullable(),
})
export type NewUserDraft = z.infer<typeof draftSchema>

/** Users that are typed but not created yet, by their phones. */
export const newUserDrafts = createFormDrafts('user', draftSchema, {
  username: '',
  type: 0,
  idempotencyKey: null,
})
