import { mergeAccounts, previewMerge } from '@trassa/contracts/calls/moderator/account-merges'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../../platform/http/register-call.ts'
import type { MergingService } from './merging.service.ts'

/** Merges of two accounts (decision 156). */
export function registerMerging(app: FastifyInstance, merging: MergingService): void {
  registerCall(app, previewMerge, ({ params, query, ...asked }) =>
    merging.preview({ stayingId: params.id, closedId: query.closedId }, asked),
  )
  registerCall(app, mergeAccounts, ({ params, body, ...asked }) =>
    merging.merge({ stayingId: params.id, closedId: body.closedId }, body.reason, asked),
  )
}
