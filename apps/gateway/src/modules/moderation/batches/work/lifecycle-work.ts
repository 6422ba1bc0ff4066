import { cut } from '@trassa/catalog/format/cut'
import type { BatchAction } from '@trassa/contracts/entities/moderator/batch'
import type { Issue } from '@trassa/contracts/errors'
import type { Transaction } from '../../../../platform/database/connect.ts'
import {
  type AdLifecycle,
  type ChangedAd,
  type CommandsFor,
  type RefuseAds,
  statAt,
} from '../../../ads/public.ts'
import { closeComplaintsOfRemoved } from '../../../complaints/public.ts'
import { claimedByOthers, deleteClaims } from '../../queue/claims.repository.ts'
import { type RowOutcome, readEarlierColumns } from '../batch-rows.repository.ts'
import { commandsForAction } from './action-commands.ts'
import { type BatchRun, type BatchWork, IS_DECISION } from './batch-work.ts'
import { commandToUndo, earlierColumns } from './earlier-columns.ts'

/** The mistakes in the words of the form, at most so many signs of them. */
const DETAIL_MAX = 300
const detailOf = (issues: readonly Issue[] = []): string | null =>
  cut(issues.map(({ msg }) => msg).join('; '), DETAIL_MAX) || null

const REFUSED = { state: 'refused', stat: null, versionAfter: null, before: null } as const

type ChangingAction = Exclude<BatchAction, { type: 'message' }>

/** A change of the ads' rows, which the lifecycle decides ad by ad. */
export const createLifecycleWork = (lifecycle: AdLifecycle): BatchWork => ({
  async judge(tx, rows, run) {
    const work = { commandsFor: commandsOf(run), refuse: refuseClaimed(run) }
    const judged = await lifecycle.judgeRows(tx, rows, work)
    return judged.map(({ id, version, ad, code, issues }) => ({
      adId: id,
      version,
      code,
      detail: detailOf(issues),
      userId: ad?.userId ?? null,
      stat: ad ? statAt(ad, run.now) : null,
    }))
  },

  async apply(tx, rows, run) {
    const { batch } = run
    const changes = new Map<string, ChangedAd>()
    const results = await lifecycle.applyToRows(tx, rows, {
      commandsFor: commandsOf(run),
      audit: { sessionId: batch.sessionId, batchId: batch.id },
      hooks: {
        refuse: refuseClaimed(run),
        applied: async (_, changed) => {
          for (const change of changed) changes.set(change.after.id, change)
          await endChecks(tx, run, changed)
        },
      },
    })
    return results.map((result): RowOutcome => {
      if (!result.ok) {
        const { id, code, issues } = result
        return { ...REFUSED, adId: id, code, detail: detailOf(issues) }
      }
      const { id, version } = result.ad
      const change = changes.get(id)
      return {
        adId: id,
        state: 'changed',
        code: null,
        detail: null,
        stat: statAt(result.ad, run.now),
        versionAfter: version,
        before: change ? earlierColumns(change) : {},
      }
    })
  },
})

const commandsOf =
  ({ batch, moderator, now }: BatchRun): CommandsFor =>
  async (tx, ads) => {
    const by = { moderator, now }
    if (batch.kind !== 'undo') return commandsForAction(batch.action as ChangingAction, by)(tx, ads)
    const ids = ads.map(({ id }) => id)
    return commandToUndo(await readEarlierColumns(tx, batch.parentId ?? '', ids), by)
  }

const refuseClaimed =
  ({ batch, moderator }: BatchRun): RefuseAds =>
  async (tx, ids) => {
    const isDecision = IS_DECISION[batch.action.type]
    const claimed = isDecision ? await claimedByOthers(tx, ids, moderator.userId) : []
    return new Map([...claimed].map((id) => [id, 'moderation.claimed']))
  }

/** A decision ends the claims of its ads and may answer their complaints, which an undo does not open again. */
async function endChecks(
  tx: Transaction,
  { batch }: BatchRun,
  changed: readonly ChangedAd[],
): Promise<void> {
  if (!IS_DECISION[batch.action.type] || changed.length === 0) return
  const decided = changed.map(({ after }) => after)
  const ids = decided.map(({ id }) => id)
  await deleteClaims(tx, ids)
  if (batch.kind !== 'undo') await closeComplaintsOfRemoved(tx, decided)
}
