import { AppError } from '@trassa/contracts/app-error'
import type { CallArguments } from '@trassa/contracts/call'
import { setPrice } from '@trassa/contracts/calls/moderator/prices'
import type {
  PriceChange,
  Priced,
  PriceHistoryRow,
  PriceRow,
} from '@trassa/contracts/entities/moderator/price'
import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import { groupsOf, PRICED_GOODS } from '@trassa/contracts/enumerations/priced-goods'
import type { Issue } from '@trassa/contracts/errors'
import type { Database } from '../../../platform/database/connect.ts'
import type { IdempotentContext } from '../../../platform/http/request-context.ts'
import { withIdempotency } from '../../../platform/idempotency/with-idempotency.ts'
import { insertAuditRows } from '../../audit/public.ts'
import { toKopecks, toRoubles } from '../payments/roubles.ts'
import { goodTitle } from './good-title.ts'
import {
  insertPrice,
  type PriceRecord,
  readAllPrices,
  readLatestChanges,
  readPricesOf,
} from './price-changes.repository.ts'
import { viewPriceChanges } from './price-states.ts'

const SET: AuditEvent = 'price.set'
const CHANGES = 100

const PAST: Issue = {
  loc: ['body', 'validFrom'],
  msg: 'Это время уже прошло. Выберите другое или «сейчас».',
  type: 'value_error',
}

const keyOf = ({ good, group }: Priced) => `${good} ${group}`

/** The goods that have prices, each with its groups. */
const ALL_PRICED: Priced[] = PRICED_GOODS.flatMap((good) =>
  groupsOf(good).map((group) => ({ good, group })),
)

/** @throws AppError `request.not_found` for a good without a price now */
function viewRow(priced: Priced, rows: readonly PriceRecord[], now: Date): PriceRow {
  const changes = viewPriceChanges(rows, now)
  const current = changes.find(({ state }) => state === 'current')
  if (!current) throw new AppError('request.not_found')
  const planned = changes.filter(({ state }) => state === 'planned').reverse()
  return { ...priced, title: goodTitle(priced.good), current, planned }
}

export type PriceEditing = ReturnType<typeof createPriceEditing>

/** The price list as the staff read it and senior moderators change it (domain §5). */
export const createPriceEditing = ({ db, now }: { db: Database; now: () => Date }) => ({
  list: async (): Promise<PriceRow[]> => {
    const [rows, at] = [await readAllPrices(db), now()]
    const byKey = Map.groupBy(rows, keyOf)
    return ALL_PRICED.map((priced) => viewRow(priced, byKey.get(keyOf(priced)) ?? [], at))
  },

  history: async (): Promise<PriceHistoryRow[]> =>
    (await readLatestChanges(db, CHANGES)).map((row) => ({
      ...row,
      title: goodTitle(row.good),
      before: row.before === null ? null : toRoubles(row.before),
      price: toRoubles(row.price),
      validFrom: row.validFrom.toISOString(),
      setAt: row.setAt.toISOString(),
    })),

  changesOf: async (priced: Priced): Promise<PriceChange[]> =>
    viewPriceChanges(await readPricesOf(db, priced, CHANGES), now()),

  /** @throws AppError `request.invalid` for a moment that has passed, `request.not_found` for a good that is not sold */
  set: (
    { good, group, price, validFrom }: CallArguments<typeof setPrice, 'output'>['body'],
    { visitor, trace, key }: IdempotentContext,
  ): Promise<PriceRow> => {
    const request = { good, group, price, validFrom }
    const call = { key, userId: visitor.userId, callId: setPrice.id, request }
    return withIdempotency(db, call, async (tx) => {
      const [at, priced] = [now(), { good, group }]
      const from = validFrom === null ? at : new Date(validFrom)
      if (from < at) throw new AppError('request.invalid', { issues: [PAST] })
      const before = viewRow(priced, await readPricesOf(tx, priced, CHANGES), at).current.price
      const setBy = visitor.userId
      await insertPrice(tx, { ...priced, price: toKopecks(price), validFrom: from, setBy })
      const after = { ...priced, price, validFrom: from.toISOString() }
      const row = { actorId: setBy, event: SET, before: { ...priced, price: before }, after }
      await insertAuditRows(tx, [{ ...row, ...trace }])
      return viewRow(priced, await readPricesOf(tx, priced, CHANGES), at)
    })
  },
})
