import { z } from 'zod'
import { createFormDrafts } from '../../../lib/form-drafts.ts'

/** Reasons that are typed and not sent yet, by the action and the user's id. */
export const accountDrafts = createFormDrafts(
  'account',
  z.object({ reason: z.string().max(500) }),
  { reason: '' },
)
