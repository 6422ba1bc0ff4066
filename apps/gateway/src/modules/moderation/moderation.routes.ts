import {
  blockUser,
  endUserSessions,
  setUserRole,
  unblockUser,
} from '@trassa/contracts/calls/moderator/accounts'
import {
  createAdFor,
  decideAd,
  liftAd,
  listAds,
  readAd,
  updateAnyAd,
  updateDates,
} from '@trassa/contracts/calls/moderator/ads'
import {
  listBatches,
  listBatchRows,
  prepareBatch,
  readBatch,
  steerBatch,
} from '@trassa/contracts/calls/moderator/batches'
import { dismissComplaints } from '@trassa/contracts/calls/moderator/complaints'
import {
  claimAd,
  claimNext,
  readQueue,
  releaseAd,
  takeOverAd,
} from '@trassa/contracts/calls/moderator/queue'
import { searchAll } from '@trassa/contracts/calls/moderator/search'
import { listStaff, readAdRows } from '@trassa/contracts/calls/moderator/table'
import {
  dismissDuplicate,
  userComplaints,
  userDuplicates,
  userHistory,
} from '@trassa/contracts/calls/moderator/user-card'
import {
  createUser,
  readUser,
  readUserById,
  revealUserPhone,
} from '@trassa/contracts/calls/moderator/users'
import {
  deleteView,
  listViews,
  orderViews,
  saveView,
} from '@trassa/contracts/calls/moderator/views'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { BatchesService } from './batches/batches.service.ts'
import type { ComplaintsDecisions } from './decisions/dismiss-complaints.ts'
import type { ModeratorAdsService } from './decisions/moderator-ads.service.ts'
import type { QueueService } from './queue/queue.service.ts'
import type { SearchAllService } from './search/search.service.ts'
import type { AccountsService } from './users/accounts/accounts.service.ts'
import type { ModeratorUsersService } from './users/moderator-users.service.ts'
import type { UserCardService } from './users/user-card.service.ts'
import type { ViewsService } from './views/views.service.ts'

interface ModerationServices {
  accounts: AccountsService
  ads: ModeratorAdsService
  batches: BatchesService
  complaints: ComplaintsDecisions
  queue: QueueService
  search: SearchAllService
  userCard: UserCardService
  users: ModeratorUsersService
  views: ViewsService
}

/** spec §7: Moderator; domain §9. */
export function registerModeration(
  app: FastifyInstance,
  { accounts, ads, batches, complaints, queue, search, userCard, users, views }: ModerationServices,
): void {
  registerCall(app, blockUser, ({ params, body, ...asked }) =>
    accounts.block(params.id, body.reason, asked),
  )
  registerCall(app, unblockUser, ({ params, body, ...asked }) =>
    accounts.unblock(params.id, body.reason, asked),
  )
  registerCall(app, endUserSessions, ({ params, body, ...asked }) =>
    accounts.endSessions(params.id, body.reason, asked),
  )
  registerCall(app, setUserRole, ({ params, body, ...asked }) =>
    accounts.setRole(params.id, body, asked),
  )
  registerCall(app, userHistory, ({ params, query, ...asked }) =>
    userCard.history(params.id, query, asked),
  )
  registerCall(app, userComplaints, ({ params, query, ...asked }) =>
    userCard.complaints(params.id, query, asked),
  )
  registerCall(app, userDuplicates, ({ params, ...asked }) => userCard.duplicates(params.id, asked))
  registerCall(app, dismissDuplicate, ({ params, body, ...asked }) =>
    userCard.dismiss(params.id, body.otherId, asked),
  )
  registerCall(app, searchAll, ({ query, ...asked }) => search.search(query.q, asked))
  registerCall(app, readUser, ({ query, ...asked }) => users.read(query.phone, asked))
  registerCall(app, readUserById, ({ params, ...asked }) => users.readById(params.id, asked))
  registerCall(app, revealUserPhone, ({ params, body, ...asked }) =>
    users.revealPhone(params.id, body, asked),
  )
  registerCall(app, createUser, ({ body, idempotencyKey, ...asked }) =>
    users.create(body, { ...asked, key: idempotencyKey }),
  )

  registerCall(app, listAds, ({ query, ...asked }) => ads.list(query, asked))
  registerCall(app, readAdRows, ({ query, visitor }) => ads.readRows(query, visitor))
  registerCall(app, listStaff, () => ads.staff())
  registerCall(app, readAd, ({ params, visitor }) => ads.read(params.id, visitor))
  registerCall(app, createAdFor, ({ body, idempotencyKey, ...asked }) =>
    ads.create(body, { ...asked, key: idempotencyKey }),
  )
  registerCall(app, decideAd, ({ params, body, idempotencyKey, ...asked }) =>
    ads.decide(params.id, body, { ...asked, key: idempotencyKey }),
  )
  registerCall(app, dismissComplaints, ({ params, body, idempotencyKey, ...asked }) =>
    complaints.dismiss(params.id, body, { ...asked, key: idempotencyKey }),
  )
  registerCall(app, updateAnyAd, ({ body, ...asked }) => ads.update(body, asked))
  registerCall(app, updateDates, ({ body, idempotencyKey, ...asked }) =>
    ads.updateDates(body, { ...asked, key: idempotencyKey }),
  )
  registerCall(app, liftAd, ({ params, body, idempotencyKey, ...asked }) =>
    ads.lift(params.id, body, { ...asked, key: idempotencyKey }),
  )

  registerCall(app, prepareBatch, ({ body, ...asked }) => batches.prepare(body, asked))
  registerCall(app, steerBatch, ({ params, body, ...asked }) =>
    batches.steer(params.id, body.command, asked),
  )
  registerCall(app, readBatch, ({ params, visitor }) => batches.read(params.id, visitor))
  registerCall(app, listBatchRows, ({ params, query, visitor }) =>
    batches.rows(params.id, query, visitor),
  )
  registerCall(app, listBatches, ({ visitor }) => batches.list(visitor))
  registerCall(app, listViews, ({ visitor }) => views.list(visitor))
  registerCall(app, saveView, ({ body, visitor }) => views.save(body, visitor))
  registerCall(app, deleteView, ({ body, visitor }) => views.remove(body.id, visitor))
  registerCall(app, orderViews, ({ body, visitor }) => views.order(body, visitor))

  registerCall(app, readQueue, ({ query, visitor }) => queue.read(query, visitor))
  registerCall(app, claimNext, ({ body, ...asked }) => queue.next(body, asked))
  registerCall(app, claimAd, ({ params, ...asked }) => queue.claim(params.id, asked))
  registerCall(app, takeOverAd, ({ params, ...asked }) => queue.takeOver(params.id, asked))
  registerCall(app, releaseAd, ({ params, body, ...asked }) =>
    queue.release(params.id, body, asked),
  )
}
