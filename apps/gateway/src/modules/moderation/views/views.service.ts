import { AppError } from '@trassa/contracts/app-error'
import type { CallArguments } from '@trassa/contracts/call'
import type { orderViews as orderCall, saveView } from '@trassa/contracts/calls/moderator/views'
import { hasRole } from '@trassa/contracts/enumerations/users'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import {
  deleteView,
  insertView,
  lockView,
  type NewView,
  orderViews,
  readViews,
  updateView,
  type ViewRecord,
  type Views,
} from './views.repository.ts'

const FIRST_VERSION = 1

export type ViewsService = ReturnType<typeof createViewsService>

/** Saved views of the moderators' table (domain §9). Shared ones are made and changed by senior moderators. */
export function createViewsService({ db }: { db: Database }) {
  return {
    list: ({ userId }: Visitor): Promise<Views> => readViews(db, userId),

    save: (
      { id, version, name, isShared, ...content }: CallArguments<typeof saveView, 'output'>['body'],
      visitor: Visitor,
    ): Promise<Views> =>
      db.transaction(async (tx) => {
        if (isShared) checkSenior(visitor)
        if (version === null) {
          await create(tx, { id, userId: visitor.userId, name, isShared, content })
        } else {
          const known = await lockView(tx, id)
          if (!known) throw new AppError('request.not_found')
          checkMayChange(known, visitor)
          if (version !== known.version) throw new AppError('views.stale')
          await updateView(tx, { id, name, isShared, content })
        }
        return readViews(tx, visitor.userId)
      }),

    remove: (id: string, visitor: Visitor): Promise<Views> =>
      db.transaction(async (tx) => {
        const known = await lockView(tx, id)
        if (known) {
          checkMayChange(known, visitor)
          await deleteView(tx, id)
        }
        return readViews(tx, visitor.userId)
      }),

    order: async (
      { ids }: CallArguments<typeof orderCall, 'output'>['body'],
      { userId }: Visitor,
    ): Promise<Views> => {
      await orderViews(db, userId, ids)
      return readViews(db, userId)
    },
  }
}

/** A repeated request, whose answer was lost, finds its view and writes nothing over what came after it. */
async function create(tx: Transaction, view: NewView): Promise<void> {
  if (await insertView(tx, view)) return
  const known = await lockView(tx, view.id)
  if (known?.userId !== view.userId) throw new AppError('session.forbidden')
  if (known.version !== FIRST_VERSION) throw new AppError('views.stale')
}

function checkSenior({ role }: Visitor): void {
  if (!hasRole(role, 'seniorModerator')) throw new AppError('session.forbidden')
}

/** One's own views; of others' only shared ones, and those by senior moderators. */
function checkMayChange(view: ViewRecord, visitor: Visitor): void {
  if (view.userId === visitor.userId) return
  if (!view.isShared) throw new AppError('session.forbidden')
  checkSenior(visitor)
}
