import { useMutation } from '@tanstack/react-query'
import { formatDate, formatDateTime } from '@trassa/catalog/format/dates'
import { decideAd } from '@trassa/contracts/calls/moderator/ads'
import type { Confirmation } from '@trassa/contracts/entities/ad-confirmation'
import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { Button } from '@trassa/ui/actions/button'
import { useToast } from '@trassa/ui/feedback/toast'
import { Send } from 'lucide-react'
import { useApi } from '../../lib/api-context.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useIdempotentRequest } from '../../lib/use-idempotent-request.ts'
import { useNow } from '../../lib/use-now.ts'
import { isAwaited } from '../ads/ad-status.tsx'
import { useHasRole } from '../users/me-context.ts'

export const LINK_SENT = 'Ссылка отправлена владельцу'

const MINUTE_MS = 60_000

function stateText({ sentAt, expiresAt }: Confirmation, now: Date): string {
  if (!sentAt || !expiresAt) return 'Владелец ещё не получил ссылку, чтобы подтвердить объявление.'
  const sent = `Ссылка отправлена ${formatDateTime(sentAt, now)}`
  return isAwaited({ sentAt, expiresAt }, now)
    ? `${sent}, действует до ${formatDate(expiresAt, now)}.`
    : `${sent}. Владелец не ответил, срок ссылки истёк.`
}

interface OwnerConfirmationProps {
  ad: ModeratedAd
  /** The ad has changed on the server. */
  onChange: () => void
}

/** domain §9: the confirmation of an ad that was begun for its owner, and the button that sends the link again. */
export function OwnerConfirmation({ ad, onChange }: OwnerConfirmationProps) {
  const [api, toast, now] = [useApi(), useToast(), useNow(MINUTE_MS)]
  const decide = useIdempotentRequest()
  const mayAsk = useHasRole('moderator')
  const sending = useMutation({
    mutationFn: () => {
      const body = { stat: AD_STATS.moderation.stat, version: ad.version, reasons: [] }
      const args = { params: { id: ad.id }, body }
      return decide(args, (idempotencyKey) => api.ask(decideAd, args, { idempotencyKey }))
    },
    onSuccess: () => {
      toast(LINK_SENT, { tone: 'success' })
      onChange()
    },
  })
  if (!ad.confirmation) return null
  return (
    <section
      aria-label="Подтверждение владельца"
      className="grid gap-2 rounded-card bg-marking-quiet p-3"
    >
      <p>{stateText(ad.confirmation, now)}</p>
      {sending.error && (
        <p role="alert" className="text-stop-text">
          {failureText(sending.error)}
        </p>
      )}
      {mayAsk && (
        <Button
          size="small"
          variant="secondary"
          className="justify-self-start"
          loading={sending.isPending}
          onClick={() => sending.mutate()}
        >
          <Send aria-hidden="true" />
          {ad.confirmation.sentAt ? 'Отправить ещё раз' : 'Отправить владельцу'}
        </Button>
      )}
    </section>
  )
}
