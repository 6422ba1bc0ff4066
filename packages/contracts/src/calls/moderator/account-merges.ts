import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { staffProfileSchema } from '../../entities/moderator/moderation.ts'
import {
  MERGE_HINDRANCES,
  MERGED_PARTS,
  type MergedPart,
  type MergeHindrance,
} from '../../enumerations/account-merge.ts'
import { idSchema, reasonSchema } from '../../values.ts'

/** Of the account that stays. */
const stayingParams = z.object({ id: idSchema })

const mergedPartSchema = z.enum(Object.keys(MERGED_PARTS) as [MergedPart, ...MergedPart[]])
const hindranceSchema = z.enum(
  Object.keys(MERGE_HINDRANCES) as [MergeHindrance, ...MergeHindrance[]],
)

export const previewMerge = defineCall({
  id: 'moderator.previewMerge',
  method: 'GET',
  path: '/v1/moderator/users/{id}/merge',
  access: 'seniorModerator',
  summary: 'What a merge of another account into this one would move, or what prevents it',
  params: stayingParams,
  query: z.object({ closedId: idSchema }),
  answer: z.object({
    staying: staffProfileSchema,
    closed: staffProfileSchema,
    /** Empty: the accounts can be merged. */
    hindrances: z.array(hindranceSchema),
    /** How many of each would move; parts of which there is none are absent, as all are where something prevents it. */
    moves: z.array(z.object({ part: mergedPartSchema, count: z.int().positive() })),
  }),
  errors: ['user.not_found', 'user.merged', 'request.too_many'],
})

export const mergeAccounts = defineCall({
  id: 'moderator.mergeAccounts',
  method: 'POST',
  path: '/v1/moderator/users/{id}/merge',
  access: 'seniorModerator',
  summary:
    'Merge another account of the same person into this one; the other is closed, which cannot be undone (decision 156)',
  params: stayingParams,
  body: z.object({ closedId: idSchema, reason: reasonSchema }),
  answer: staffProfileSchema,
  errors: ['user.not_found', 'user.merged', 'user.not_mergeable'],
})
