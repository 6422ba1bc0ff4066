import { useMutation } from '@tanstack/react-query'
import { formatDateTime } from '@trassa/catalog/format/dates'
import { dismissComplaints } from '@trassa/contracts/calls/complaints'
import type { ModeratedAd } from '@trassa/contracts/entities/moderation'
import { COMPLAINT_REASONS } from '@trassa/contracts/enumerations/complaints'
import { Button } from '@trassa/ui/actions/button'
import { useToast } from '@trassa/ui/feedback/toast'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import { useRef } from 'react'
import { useApi } from '../../lib/api-context.ts'
import { failureText } from '../../lib/failure-text.ts'
import { isOwnAd } from '../../shared/decisions/allowed-actions.ts'
import type { AdActions } from '../../shared/decisions/use-ad-actions.ts'
import { areDecisionsBlocked } from '../../shared/keyboard/decision-block.ts'
import { KEYS } from '../../shared/keyboard/key-bindings.ts'
import { useKeyBindings } from '../../shared/keyboard/use-key-bindings.ts'
import { useMe } from '../../shared/users/me-context.ts'

interface AdComplaintsProps {
  ad: ModeratedAd
  actions: AdActions
  onDismissed: () => void
}

/** What visitors say is wrong with the ad; a block answers it as well, this button says that nothing is. */
export function AdComplaints({ ad, actions, onDismissed }: AdComplaintsProps) {
  const [api, me, toast] = [useApi(), useMe(), useToast()]
  /** A second press comes before the first one is drawn. */
  const isSent = useRef(false)
  const dismissing = useMutation({
    mutationFn: () =>
      api.ask(dismissComplaints, { params: { id: ad.id }, body: { version: ad.version } }),
    onError: () => {
      isSent.current = false
    },
    onSuccess: () => {
      toast(`Жалобы сняты: ${ad.title}`, { tone: 'success' })
      onDismissed()
    },
  })
  const mayDismiss = ad.complaints.length > 0 && !isOwnAd(ad, me)
  const dismiss = (pressed: Pick<Event, 'timeStamp'>) => {
    const isReady = !actions.busy && actions.pane === null && !isSent.current
    if (!isReady || !actions.isSeen(pressed)) return
    isSent.current = true
    dismissing.mutate()
  }
  useKeyBindings({
    dismissComplaints:
      mayDismiss && actions.hasKeys && ((event) => areDecisionsBlocked() || dismiss(event)),
  })
  if (ad.complaints.length === 0) return null
  const now = new Date()
  return (
    <section aria-labelledby="complaints" className="grid gap-2">
      <h2 id="complaints" className="font-bold">
        Жалобы: {ad.complaints.length}
      </h2>
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
      {dismissing.error && (
        <p role="alert" className="text-stop-text">
          {failureText(dismissing.error)}
        </p>
      )}
      {mayDismiss && (
        <Tooltip text={KEYS.dismissComplaints.does} keys={KEYS.dismissComplaints.shown}>
          <Button
            variant="secondary"
            loading={dismissing.isPending}
            disabled={actions.busy || actions.pane !== null}
            aria-keyshortcuts={actions.hasKeys ? KEYS.dismissComplaints.shown : undefined}
            onClick={({ nativeEvent }) => dismiss(nativeEvent)}
          >
            Жалобы необоснованны
          </Button>
        </Tooltip>
      )}
    </section>
  )
}
