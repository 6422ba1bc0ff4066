import { formatDateTime } from '@trassa/catalog/format/dates'
import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { COMPLAINT_REASONS } from '@trassa/contracts/enumerations/complaints'
import { Button } from '@trassa/ui/actions/button'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import { ACTION_LABELS } from '../../shared/decisions/decision.ts'
import type { AdActions } from '../../shared/decisions/use-ad-actions.ts'
import { ariaKeys } from '../../shared/keyboard/aria-keys.ts'
import { areDecisionsBlocked } from '../../shared/keyboard/decision-block.ts'
import { KEYS } from '../../shared/keyboard/key-bindings.ts'
import { useKeyBindings } from '../../shared/keyboard/use-key-bindings.ts'

interface AdComplaintsProps {
  ad: ModeratedAd
  actions: AdActions
}

/** What visitors say is wrong with the ad; a block answers it as well, this button says that nothing is. */
export function AdComplaints({ ad, actions }: AdComplaintsProps) {
  const mayDismiss = actions.allowed.has('dismissComplaints')
  useKeyBindings({
    dismissComplaints:
      mayDismiss &&
      actions.hasKeys &&
      ((event) => areDecisionsBlocked() || actions.dismissComplaints(event)),
  })
  if (ad.complaints.length === 0) return null
  const now = new Date()
  return (
    <section aria-labelledby="complaints" className="grid gap-2">
      <h2 id="complaints" className="font-bold">
        Жалобы: {ad.openComplaints}
      </h2>
      {ad.openComplaints > ad.complaints.length && (
        <p className="text-text-muted">Показаны последние: {ad.complaints.length}</p>
      )}
      <ul className="grid max-h-60 gap-2 overflow-y-auto">
        {ad.complaints.map(({ id, reason, comment, at, byUser }) => (
          <li key={id} className="border-b pb-2">
            <p className="font-medium">{COMPLAINT_REASONS[reason]}</p>
            {comment && <p className="wrap-anywhere whitespace-pre-line">{comment}</p>}
            <p className="text-text-muted">
              {formatDateTime(at, now)}, {byUser ? 'пользователь' : 'посетитель'}
            </p>
          </li>
        ))}
      </ul>
      {mayDismiss && (
        <Tooltip text={KEYS.dismissComplaints.does} keys={KEYS.dismissComplaints.shown}>
          <Button
            variant="secondary"
            disabled={actions.busy || actions.pane !== null}
            aria-keyshortcuts={actions.hasKeys ? ariaKeys(KEYS.dismissComplaints) : undefined}
            onClick={({ nativeEvent }) => actions.dismissComplaints(nativeEvent)}
          >
            {ACTION_LABELS.dismissComplaints}
          </Button>
        </Tooltip>
      )}
    </section>
  )
}
