import { kindOf } from '@trassa/catalog/taxonomy/ad-kinds'
import type { BatchAction } from '@trassa/contracts/entities/moderator/batch'
import type { ErrorCode } from '@trassa/contracts/errors'
import { hasTrait } from '@trassa/machines/ad-lifecycle/ad-event-traits'
import type { AdEvent } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'
import { eventForStat } from '@trassa/machines/ad-lifecycle/ad-stat-event'
import type { Transaction } from '../../../../platform/database/connect.ts'
import type { Visitor } from '../../../../platform/http/visitor.ts'
import {
  type AdRecord,
  actorOf,
  type CommandFor,
  type CommandsFor,
  changeCategory,
  statAt,
} from '../../../ads/public.ts'
import { isExpiryAllowed, isPublicationAllowed } from '../../decisions/publication-dates.ts'

/** By whom and when. */
interface ActionBy {
  moderator: Pick<Visitor, 'userId' | 'role'>
  now: Date
}

type ActionOf<Type extends BatchAction['type']> = Extract<BatchAction, { type: Type }>

/** A moderator's lift; of an ad whose term is over there is none, as for its dates. */
function liftEvent(
  ad: AdRecord,
  { reason }: { reason: string },
  { moderator, now }: ActionBy,
): AdEvent | null {
  if (statAt(ad, now) !== ad.stat) return null
  return { type: 'ad.lifted', reason, actor: actorOf(moderator), now }
}

/** The event that leads to a stat, where many ads may have it at once. */
function statEvent(
  ad: AdRecord,
  action: Omit<ActionOf<'stat'>, 'type'>,
  { moderator, now }: ActionBy,
): AdEvent | null {
  const shown = { ...ad, stat: statAt(ad, now) }
  const event = eventForStat(shown, action, actorOf(moderator), now)
  return event && hasTrait(event, 'allowedInBulk') ? event : null
}

const asCommand = (event: AdEvent | null) => event && { event }

/** What a batch sets of an ad's dates; what is absent stays. */
interface WantedDates {
  expiresAt?: Date
  publishedAt?: Date
}

function mistakeInDates(
  ad: AdRecord,
  { expiresAt, publishedAt }: WantedDates,
  now: Date,
): ErrorCode | null {
  if (expiresAt && !isExpiryAllowed(expiresAt, now)) return 'moderation.dates_illegal'
  const isPublished = !publishedAt || isPublicationAllowed(publishedAt, ad, now)
  return isPublished ? null : 'moderation.publication_illegal'
}

const isUnchanged = (ad: AdRecord, wanted: WantedDates): boolean =>
  (['expiresAt', 'publishedAt'] as const).every((date) => {
    const at = wanted[date]
    return !at || at.getTime() === ad[date]?.getTime()
  })

/** An expired ad counts as expired before the job has written it (domain §3). */
function datesCommand(
  ad: AdRecord,
  wanted: WantedDates,
  { reason, by }: { reason: string; by: ActionBy },
): { event: AdEvent } | ErrorCode | null {
  const { now, moderator } = by
  const { expiresAt = ad.expiresAt, publishedAt } = wanted
  if (!expiresAt || statAt(ad, now) !== ad.stat) return null
  const mistake = mistakeInDates(ad, wanted, now)
  if (mistake) return mistake
  if (isUnchanged(ad, wanted)) return 'moderation.unchanged'
  const dates = { expiresAt, ...(publishedAt && { publishedAt }) }
  return { event: { type: 'ad.datesSet', ...dates, reason, actor: actorOf(moderator), now } }
}

const DAY = 24 * 60 * 60 * 1000

/** Another form; where what the ad cost is another, too, a new ad is the way. */
async function categoryCommands(
  tx: Transaction,
  ads: readonly AdRecord[],
  { action, by }: { action: ActionOf<'category'>; by: ActionBy },
): Promise<CommandFor> {
  const { adType, reason } = action
  const { now, moderator } = by
  const changes = await changeCategory(tx, ads, { adType, now })
  return (ad) => {
    const change = changes.get(ad.id)
    if (!change) return null
    if (ad.adType === adType) return 'moderation.unchanged'
    if (kindOf(ad.adType) !== kindOf(adType)) return 'moderation.category_kind'
    // Edits that are not published are of the former form: those that wait, and those that were refused.
    if (ad.revision !== null) return 'moderation.revision_waits'
    const { columns, issues } = change
    if (issues.length > 0) return { code: 'moderation.category_unfit', issues }
    const event = { type: 'ad.corrected', reason, actor: actorOf(moderator), now } as const
    return { event, content: columns }
  }
}

/** What each action does with ads; a message changes none. */
const COMMANDS: {
  [Type in Exclude<BatchAction['type'], 'message'>]: (
    action: ActionOf<Type>,
    by: ActionBy,
  ) => CommandsFor
} = {
  lift: (action, by) => () => (ad) => asCommand(liftEvent(ad, action, by)),
  stat: (action, by) => () => (ad) => asCommand(statEvent(ad, action, by)),
  expiry:
    ({ expiresAt, publishedAt, reason }, by) =>
    () => {
      const dates = {
        ...(expiresAt && { expiresAt: new Date(expiresAt) }),
        ...(publishedAt && { publishedAt: new Date(publishedAt) }),
      }
      return (ad) => datesCommand(ad, dates, { reason, by })
    },
  shiftExpiry:
    ({ days, reason }, by) =>
    () =>
    (ad) => {
      if (!ad.expiresAt) return null
      const expiresAt = new Date(ad.expiresAt.getTime() + days * DAY)
      return datesCommand(ad, { expiresAt }, { reason, by })
    },
  city:
    ({ cityId, reason }, { moderator, now }) =>
    () =>
    (ad) => {
      if (ad.cityId === cityId) return 'moderation.unchanged'
      const event = { type: 'ad.corrected', reason, actor: actorOf(moderator), now } as const
      return { event, content: { cityId } }
    },
  category: (action, by) => (tx, ads) => categoryCommands(tx, ads, { action, by }),
}

/** The commands that a batch's action is for ads. */
export const commandsForAction = (
  action: Exclude<BatchAction, { type: 'message' }>,
  by: ActionBy,
): CommandsFor =>
  (COMMANDS[action.type] as (action: BatchAction, by: ActionBy) => CommandsFor)(action, by)
