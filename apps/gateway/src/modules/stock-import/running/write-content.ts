import { AppError, invalid } from '@trassa/contracts/app-error'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { Transaction } from '../../../platform/database/connect.ts'
import { actorOf, checkVersion, createAd, insertConfirmation, lockAd } from '../../ads/public.ts'
import { vinOf } from '../checking/vin-of.ts'
import { keepStockAd, lockStockOf, readKnownAds } from '../stock-ads/stock-ads.repository.ts'
import { updateRow } from '../stock-import-rows.repository.ts'
import type { StockRowRecord, WantedStockAd } from '../stock-import-rows.table.ts'
import { type RowRun, type RowWork, traceOfRun } from './row-work.ts'

/**
 * Makes the ad of a row as a draft that needs its owner's consent (domain §9), or changes the one that the preview
 * has seen, and notes it in the row: a repeat after a crash finds it done.
 *
 * @returns the id of the ad
 * @throws AppError where the ad cannot take the content, or has changed since the preview
 */
export async function writeContent(
  tx: Transaction,
  work: RowWork,
  { row, wanted, run }: { row: StockRowRecord; wanted: WantedStockAd; run: RowRun },
): Promise<string> {
  if (row.isWritten && row.adId !== null) return row.adId
  const { owner } = run
  const adId =
    row.adId === null
      ? await create(tx, work, { row, wanted, run })
      : await change(tx, work, row, { wanted, run })
  const { externalId, fingerprint } = row
  await keepStockAd(tx, { adId, ownerId: owner.id, externalId, fingerprint })
  await updateRow(tx, row, { adId, isWritten: true })
  return adId
}

async function create(
  tx: Transaction,
  { now }: RowWork,
  { row, wanted, run }: { row: StockRowRecord; wanted: WantedStockAd; run: RowRun },
): Promise<string> {
  const { owner, moderator } = run
  await refuseTwice(tx, owner.id, row, wanted)
  const { adType, input } = wanted
  const made = { owner, actorId: moderator.id, adType, input, now: now() }
  const { id } = await createAd(tx, made, traceOfRun(run))
  if (owner.id !== moderator.id) await insertConfirmation(tx, id)
  return id
}

/** Another import may have made the ad of this number, VIN or fingerprint since the file was checked. */
async function refuseTwice(
  tx: Transaction,
  ownerId: string,
  { externalId, fingerprint }: StockRowRecord,
  { input }: WantedStockAd,
): Promise<void> {
  const vin = vinOf(input.fields ?? {})
  await lockStockOf(tx, ownerId)
  const known = await readKnownAds(tx, ownerId, {
    externalIds: externalId === null ? [] : [externalId],
    vins: vin === null ? [] : [vin],
    fingerprints: fingerprint === null ? [] : [fingerprint],
  })
  const ad = known.find({ externalId, vin, fingerprint })
  if (ad) throw invalid(['row'], `Уже создано: объявление № ${ad.id}. Загрузите файл снова.`)
}

async function change(
  tx: Transaction,
  { lifecycle, now }: RowWork,
  { adId, version }: StockRowRecord,
  { wanted, run }: { wanted: WantedStockAd; run: RowRun },
): Promise<string> {
  const locked = await lockAd(tx, adId ?? '')
  if (!locked || locked.stat === AD_STATS.deleted.stat) throw new AppError('ad.not_found')
  checkVersion(locked, version ?? undefined)
  const trace = traceOfRun(run)
  const at = now()
  const ad = await lifecycle.expireIfDue(tx, locked, at, trace)
  const { id: userId, role } = run.moderator
  const actor = actorOf({ userId, role })
  await lifecycle.editAd(tx, { ad, input: wanted.input, actor, now: at }, trace)
  return ad.id
}
