import type { ModerationReason } from '@trassa/contracts/entities/ad'
import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { ownerDecisionOf } from '@trassa/machines/ad-lifecycle/owner-decision'
import type { PreviewedDecision } from '../../reasons/owner-preview.tsx'
import { ReasonsForm } from '../../reasons/reasons-form.tsx'

/** The verdicts that need reasons. */
export type ReasonedVerdict = 'requestFix' | 'block'

export const VERDICT_TITLES: Record<ReasonedVerdict, string> = {
  requestFix: 'Вернуть на исправление',
  block: 'Заблокировать',
}

const VERDICT_EVENTS = { requestFix: 'ad.fixRequested', block: 'ad.blocked' } as const

/** What the owner is told of a verdict. An appeal is in its lane as long as it waits. */
function previewOf(ad: ModeratedAd, verdict: ReasonedVerdict): PreviewedDecision | null {
  const decision = ownerDecisionOf(
    { stat: ad.stat, underAppeal: ad.lane === 'appeals' },
    { type: VERDICT_EVENTS[verdict] },
  )
  return decision && { decision, title: ad.title }
}

interface VerdictFormProps {
  ad: ModeratedAd
  verdict: ReasonedVerdict
  busy: boolean
  onSubmit: (reasons: ModerationReason[]) => void
  onCancel: () => void
}

/** The reasons of a verdict, and what the owner will read. */
export const VerdictForm = ({ ad, verdict, ...form }: VerdictFormProps) => (
  <ReasonsForm
    {...form}
    draftId={ad.id}
    adType={ad.adType}
    subject={ad}
    preview={previewOf(ad, verdict)}
    submit={VERDICT_TITLES[verdict]}
    danger={verdict === 'block'}
  />
)
