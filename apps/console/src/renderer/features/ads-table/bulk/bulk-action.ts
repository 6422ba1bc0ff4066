import { BATCH_MESSAGE_MAX, type BatchAction } from '@trassa/contracts/entities/moderator/batch'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import {
  dayMistake,
  endOfDay,
  publicationMistake,
} from '../../../shared/decisions/forms/expiry-days.ts'
import type { BulkChoice } from './bulk-choices.ts'
import type { BulkDraft } from './bulk-drafts.ts'

/** The changes that one short form describes; reasons for a fix or a block have a form of their own. */
export type TypedChoice = Exclude<BulkChoice, 'requestFix' | 'block'>

type Mistakes = Partial<Record<keyof BulkDraft, string>>

/** The first moment of a day in Moscow. */
const startOf = (day: string): Date => new Date(`${day}T00:00:00+03:00`)

const withReason = ({ reason }: BulkDraft): Mistakes =>
  reason.trim() === '' ? { reason: 'Напишите причину' } : {}

/** @param mistakeIn what is wrong with a day */
const withDay =
  (mistakeIn: (day: string, now: Date) => string | undefined) =>
  (draft: BulkDraft): Mistakes => {
    const mistake = mistakeIn(draft.day, new Date())
    return { ...withReason(draft), ...(mistake && { day: mistake }) }
  }

const MISTAKES: Record<TypedChoice, (draft: BulkDraft) => Mistakes> = {
  approve: () => ({}),
  archive: () => ({}),
  lift: withReason,
  until: withDay(dayMistake),
  published: withDay(publicationMistake),
  shift: (draft) => ({
    ...withReason(draft),
    ...((draft.days === null || draft.days < 1 || draft.days > 90) && { days: 'От 1 до 90 дней' }),
  }),
  city: (draft) => ({
    ...withReason(draft),
    ...(draft.cityId === null && { cityId: 'Выберите город' }),
  }),
  category: (draft) => ({
    ...withReason(draft),
    ...(draft.adType === null && { adType: 'Выберите категорию' }),
  }),
  override: ({ stat, comment }) => ({
    ...(stat === null && { stat: 'Выберите состояние' }),
    ...(comment.trim() === '' && { comment: 'Напишите, почему' }),
  }),
  message: ({ text }) => {
    if (text.trim() === '') return { text: 'Напишите сообщение' }
    return text.length > BATCH_MESSAGE_MAX ? { text: 'Сократите до 1 000 знаков' } : {}
  },
}

/** What is wrong with what was typed, by field. */
export const mistakesIn = (choice: TypedChoice, draft: BulkDraft): Mistakes =>
  MISTAKES[choice](draft)

/** The batch's action of a draft without mistakes. */
const ACTIONS: Record<TypedChoice, (draft: BulkDraft) => BatchAction> = {
  approve: () => ({ type: 'stat', stat: AD_STATS.active.stat, reasons: [] }),
  archive: () => ({ type: 'stat', stat: AD_STATS.archived.stat, reasons: [] }),
  lift: ({ reason }) => ({ type: 'lift', reason }),
  until: ({ day, reason }) => ({ type: 'expiry', expiresAt: endOfDay(day), reason }),
  published: ({ day, reason }) => ({
    type: 'expiry',
    publishedAt: startOf(day).toISOString(),
    reason,
  }),
  shift: ({ days, isEarlier, reason }) => {
    const by = days ?? 0
    return { type: 'shiftExpiry', days: isEarlier ? -by : by, reason }
  },
  city: ({ cityId, reason }) => ({ type: 'city', cityId: cityId ?? '', reason }),
  category: ({ adType, reason }) => ({ type: 'category', adType: adType ?? 'auto', reason }),
  override: ({ stat, comment }) => ({
    type: 'stat',
    stat: stat ?? AD_STATS.active.stat,
    reasons: [],
    comment: comment.trim(),
  }),
  message: ({ text }) => ({ type: 'message', text }),
}

export const actionOf = (choice: TypedChoice, draft: BulkDraft): BatchAction =>
  ACTIONS[choice](draft)
