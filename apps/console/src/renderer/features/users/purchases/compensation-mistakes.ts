import type { CallArguments } from '@trassa/contracts/call'
import { COMPENSATION_MAX, type compensate } from '@trassa/contracts/calls/moderator/orders'
import type { CompensationDraft } from './compensation-drafts.ts'

export type CompensationBody = CallArguments<typeof compensate, 'output'>['body']

type Field = 'quantity' | 'adId' | 'promotion' | 'reason'

/** What is wrong with a compensation, by field. */
export function compensationMistakes(draft: CompensationDraft): Partial<Record<Field, string>> {
  const { kind, quantity, adId, promotion, reason } = draft
  const isCount = quantity !== null && quantity >= 1 && quantity <= COMPENSATION_MAX
  return {
    ...(kind === 'publications' &&
      !isCount && { quantity: `Введите число от 1 до ${COMPENSATION_MAX}` }),
    ...(kind === 'promotion' && adId === null && { adId: 'Выберите объявление' }),
    ...(kind === 'promotion' && promotion === null && { promotion: 'Выберите услугу' }),
    ...(reason.trim() === '' && { reason: 'Напишите причину' }),
  }
}

/** The request of a compensation; `null` where something is wrong with it. */
export function compensationOf(draft: CompensationDraft): CompensationBody | null {
  if (Object.keys(compensationMistakes(draft)).length > 0) return null
  const { kind, quantity, adId, promotion } = draft
  const reason = draft.reason.trim()
  if (kind === 'publications' && quantity !== null) return { gift: { kind, quantity }, reason }
  if (kind === 'promotion' && adId !== null && promotion !== null)
    return { gift: { kind, adId, promotion }, reason }
  return null
}
