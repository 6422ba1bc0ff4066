import type { ModeratedAd } from '@trassa/contracts/entities/moderation'
import { ownerDecisionOf } from '@trassa/machines/ad-lifecycle/owner-decision'
import type { PreviewedDecision } from '../reasons/owner-preview.tsx'
import { ReasonsForm } from '../reasons/reasons-form.tsx'
import { LiftForm } from './lift-form.tsx'
import type { AdActions } from './use-ad-actions.ts'

const TITLES = {
  requestFix: 'Вернуть на исправление',
  block: 'Заблокировать',
  lift: 'Поднять в списке',
} as const

const VERDICT_EVENTS = { requestFix: 'ad.fixRequested', block: 'ad.blocked' } as const

/** What the owner is told of a verdict. An appeal is in its lane as long as it waits. */
function previewOf(ad: ModeratedAd, verdict: 'requestFix' | 'block'): PreviewedDecision | null {
  const decision = ownerDecisionOf(
    { stat: ad.stat, underAppeal: ad.lane === 'appeals' },
    { type: VERDICT_EVENTS[verdict] },
  )
  return decision && { decision, title: ad.title }
}

/** The form of the open action. Not modal, so that the ad stays visible. */
export function ActionPane({ ad, actions }: { ad: ModeratedAd; actions: AdActions }) {
  const { pane, busy, close, decide, lift } = actions
  if (pane === null) return null
  return (
    <section aria-label={TITLES[pane]} className="grid gap-2">
      <h2 className="font-bold text-title">{TITLES[pane]}</h2>
      {pane === 'lift' ? (
        <LiftForm draftId={ad.id} busy={busy} onSubmit={lift} onCancel={close} />
      ) : (
        <ReasonsForm
          key={`${ad.id} ${pane}`}
          draftId={ad.id}
          adType={ad.adType}
          subject={ad}
          preview={previewOf(ad, pane)}
          submit={TITLES[pane]}
          danger={pane === 'block'}
          busy={busy}
          onSubmit={(reasons) => decide(pane, reasons)}
          onCancel={close}
        />
      )}
    </section>
  )
}
