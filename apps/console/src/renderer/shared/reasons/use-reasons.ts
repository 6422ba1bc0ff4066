import type { ReasonSubject } from '@trassa/catalog/moderation/fill-reason'
import type { ReasonTemplate } from '@trassa/catalog/moderation/reason-templates'
import { type ModerationReason, moderationReasonSchema } from '@trassa/contracts/entities/ad'
import type { ModerationReasonCode } from '@trassa/contracts/enumerations/moderation'
import { useState } from 'react'
import { useDraft } from '../../lib/use-draft.ts'
import { reasonText } from './reason-choices.ts'
import { bulkReasonDrafts, MESSAGE_LIMIT, type ReasonDraft, reasonDrafts } from './reason-drafts.ts'

const NONE_CHOSEN = 'Отметьте хотя бы одну причину'

type Chosen = ReasonDraft[number]

/**
 * The reasons of a decision while they are chosen and typed; stored under `draftId` until they are sent.
 *
 * @param templates of the operator
 * @param subject whose values the templates name; `null` for several ads
 */
export function useReasons(
  draftId: string,
  templates: readonly ReasonTemplate[],
  subject: ReasonSubject | null,
) {
  const [reasons, change] = useDraft(subject ? reasonDrafts : bulkReasonDrafts, draftId)
  const [tried, setTried] = useState(false)

  const templateOf = (code: ModerationReasonCode) => templates.find((each) => each.code === code)
  function replace(reason: Chosen) {
    change((newest) => newest.map((each) => (each.code === reason.code ? reason : each)))
  }

  return {
    reasons,
    /** The mistake in a message, after the first attempt to send. */
    mistakeOf: (message: string) =>
      tried
        ? moderationReasonSchema.shape.message.safeParse(message).error?.issues[0]?.message
        : undefined,
    mistake: tried && reasons.length === 0 ? NONE_CHOSEN : undefined,
    toggle(code: ModerationReasonCode, field: string) {
      const isChosen = reasons.some((reason) => reason.code === code)
      const chosen = { code, field, message: reasonText(templateOf(code), subject) }
      change((newest) => {
        const others = newest.filter((reason) => reason.code !== code)
        return isChosen ? others : [...others, chosen]
      })
    },
    /** An unedited template follows its field. */
    changeField(reason: Chosen, field: string) {
      const template = templateOf(reason.code)
      const isTemplate = reason.message === reasonText(template, subject, reason.field)
      const message = isTemplate ? reasonText(template, subject, field) : reason.message
      replace({ ...reason, field, message })
    },
    changeMessage(reason: Chosen, message: string) {
      replace({ ...reason, message: message.slice(0, MESSAGE_LIMIT) })
    },
    /** The valid reasons; `null` otherwise, and the mistakes are marked. */
    complete(): ModerationReason[] | null {
      setTried(true)
      const parsed = moderationReasonSchema.array().min(1).safeParse(reasons)
      return parsed.success ? parsed.data : null
    },
  }
}
