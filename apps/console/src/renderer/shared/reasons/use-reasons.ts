import { type ModerationReason, moderationReasonSchema } from '@trassa/contracts/entities/ad'
import {
  MODERATION_REASONS,
  type ModerationReasonCode,
} from '@trassa/contracts/enumerations/moderation'
import { useState } from 'react'
import { type ReasonDraft, reasonDrafts } from './reason-drafts.ts'

const NONE_CHOSEN = 'Отметьте хотя бы одну причину'

/** The reasons of a decision while they are chosen and typed; stored under `adId` until they are sent. */
export function useReasons(adId: string) {
  const [reasons, setReasons] = useState(() => reasonDrafts.read(adId))
  const [tried, setTried] = useState(false)

  function keep(next: ReasonDraft) {
    reasonDrafts.write(adId, next)
    setReasons(next)
  }

  return {
    reasons,
    /** The mistake in a message, after the first attempt to send. */
    mistakeOf: (message: string) =>
      tried
        ? moderationReasonSchema.shape.message.safeParse(message).error?.issues[0]?.message
        : undefined,
    mistake: tried && reasons.length === 0 ? NONE_CHOSEN : undefined,
    toggle(code: ModerationReasonCode) {
      if (reasons.some((reason) => reason.code === code)) {
        keep(reasons.filter((reason) => reason.code !== code))
        return
      }
      const template = MODERATION_REASONS.find((reason) => reason.code === code)
      if (template) keep([...reasons, { code, field: template.field, message: template.text }])
    },
    change(
      code: ModerationReasonCode,
      change: Partial<Pick<ModerationReason, 'field' | 'message'>>,
    ) {
      keep(reasons.map((reason) => (reason.code === code ? { ...reason, ...change } : reason)))
    },
    /** The valid reasons; `null` otherwise, and the mistakes are marked. */
    complete(): ModerationReason[] | null {
      setTried(true)
      const parsed = moderationReasonSchema.array().min(1).safeParse(reasons)
      return parsed.success ? parsed.data : null
    },
  }
}
