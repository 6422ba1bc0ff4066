import type { ErrorCode, Issue } from '@trassa/contracts/errors'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { AuditFacts } from '../../audit/public.ts'
import { lockAds, readAds } from '../ads.repository.ts'
import type { AdRecord } from '../ads.table.ts'
import type { AdCommand, EventResult } from './ad-command.ts'
import type { ApplyEvents, JudgeEvents } from './apply-events.ts'

export interface RowRef {
  id: string
  version: number
}

/** Why nothing is done with an ad. */
interface Refusal {
  code: ErrorCode
  issues?: Issue[]
}

/** What is done with one ad, or why nothing is; `null`: the lifecycle has no such event, which is an illegal transition. */
export type CommandFor = (ad: AdRecord) => Omit<AdCommand, 'ad'> | Refusal | ErrorCode | null

/** The commands for ads that have been read, with what must be known of all of them. */
export type CommandsFor = (
  tx: Transaction,
  ads: readonly AdRecord[],
) => CommandFor | Promise<CommandFor>

/** An ad before and after its change. */
export interface ChangedAd {
  before: AdRecord
  after: AdRecord
}

/** Which of these ads must not change now, with the reason. */
export type RefuseAds = (tx: Transaction, ids: string[]) => Promise<ReadonlyMap<string, ErrorCode>>

/** What a caller adds to the transaction of its rows. */
export interface RowHooks {
  /** Called behind the locks of the ads. */
  refuse?: RefuseAds
  /** Called last, with the ads that were changed. */
  applied?: (tx: Transaction, changed: readonly ChangedAd[]) => Promise<void>
}

interface RowsWork {
  /** Called behind the locks of the ads. */
  commandsFor: CommandsFor
  audit: AuditFacts
  hooks: RowHooks
}

/** Divides rows into commands and refusals. */
function commandsOf(
  rows: readonly RowRef[],
  ads: ReadonlyMap<string, AdRecord>,
  { commandFor, refusals }: { commandFor: CommandFor; refusals: ReadonlyMap<string, ErrorCode> },
) {
  const commands: AdCommand[] = []
  const refused = new Map<string, Refusal>()
  for (const { id, version } of rows) {
    const ad = ads.get(id)
    const isRefused =
      refusals.get(id) ?? (ad ? ad.version !== version && 'ad.stale' : 'ad.not_found')
    const command = isRefused || (ad && commandFor(ad)) || 'ad.illegal_transition'
    if (typeof command === 'string') refused.set(id, { code: command })
    else if ('code' in command) refused.set(id, command)
    else if (ad) commands.push({ ad, ...command })
  }
  return { commands, refused }
}

const byId = (ads: AdRecord[]) => new Map(ads.map((ad) => [ad.id, ad]))

/**
 * Applies an event to at most 500 ads in the caller's transaction: each ad succeeds or fails by itself.
 *
 * @returns a result for each row, in the order of the rows.
 */
export const createApplyToRows =
  (applyEvents: ApplyEvents) =>
  async (
    tx: Transaction,
    rows: readonly RowRef[],
    { commandsFor, audit, hooks }: RowsWork,
  ): Promise<EventResult[]> => {
    const ads = byId(
      await lockAds(
        tx,
        rows.map((row) => row.id),
      ),
    )
    const refusals = (await hooks.refuse?.(tx, [...ads.keys()])) ?? new Map()
    const commandFor = await commandsFor(tx, [...ads.values()])
    const { commands, refused } = commandsOf(rows, ads, { commandFor, refusals })
    const applied = await applyEvents(tx, commands, audit)
    await hooks.applied?.(
      tx,
      applied.flatMap((one) => {
        const before = one.ok && ads.get(one.ad.id)
        return one.ok && before ? [{ before, after: one.ad }] : []
      }),
    )
    const results = new Map(applied.map((one) => [one.ok ? one.ad.id : one.id, one]))
    return rows.map(
      ({ id }) =>
        results.get(id) ?? { ok: false, id, ...(refused.get(id) ?? { code: 'ad.not_found' }) },
    )
  }

/** What a dry run says of one row. */
export interface JudgedRow extends RowRef {
  /** `undefined` where the ad does not exist. */
  ad: AdRecord | undefined
  /** Why the ad would not change; `null` where it would. */
  code: ErrorCode | null
  /** The mistakes that are the reason. */
  issues: Issue[]
}

/**
 * What `applyToRows` would come to for at most 500 ads, without a change and without locks of the ads; the
 * transaction holds what the lifecycle's facts are read of, so it should end soon.
 */
export const createJudgeRows =
  (judgeEvents: JudgeEvents) =>
  async (
    tx: Transaction,
    rows: readonly RowRef[],
    { commandsFor, refuse }: { commandsFor: CommandsFor; refuse: RefuseAds },
  ): Promise<JudgedRow[]> => {
    const ads = byId(
      await readAds(
        tx,
        rows.map((row) => row.id),
      ),
    )
    const refusals = await refuse(tx, [...ads.keys()])
    const commandFor = await commandsFor(tx, [...ads.values()])
    const { commands, refused } = commandsOf(rows, ads, { commandFor, refusals })
    const illegal = await judgeEvents(tx, commands)
    return rows.map((row) => ({
      ...row,
      ad: ads.get(row.id),
      code: refused.get(row.id)?.code ?? illegal.get(row.id) ?? null,
      issues: refused.get(row.id)?.issues ?? [],
    }))
  }
