import { useMutation } from '@tanstack/react-query'
import { formatDate, formatDateTime } from '@trassa/catalog/format/dates'
import { decideAd } from '@trassa/contracts/calls/moderator/ads'
import type { Confirmation, ConfirmationChannel } from '@trassa/contracts/entities/ad-confirmation'
import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { useToast } from '@trassa/ui/feedback/toast'
import { useApi } from '../../lib/api-context.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useIdempotentRequest } from '../../lib/use-idempotent-request.ts'
import { useNow } from '../../lib/use-now.ts'
import { isAwaited } from '../ads/ad-status.tsx'
import { useHasRole } from '../users/me-context.ts'
import { SendButtons } from './send-buttons.tsx'

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
  /** Whether a press of a key counts now. */
  acceptsKey: (event: KeyboardEvent) => boolean
  /** The ad has changed on the server. */
  onChange: () => void
}

/** domain §9: the confirmation of an ad that was begun for its owner, and the buttons that send the link, also again. */
export function OwnerConfirmation({ ad, acceptsKey, onChange }: OwnerConfirmationProps) {
  const [api, toast, now] = [useApi(), useToast(), useNow(MINUTE_MS)]
  const decide = useIdempotentRequest()
  const mayAsk = useHasRole('moderator')
  const sending = useMutation({
    mutationFn: (channel: ConfirmationChannel) => {
      const body = { stat: AD_STATS.moderation.stat, version: ad.version, reasons: [], channel }
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
        <SendButtons
          hasTelegram={ad.owner.telegramId !== null}
          busy={sending.isPending ? sending.variables : null}
          acceptsKey={acceptsKey}
          onSend={sending.mutate}
        />
      )}
    </section>
  )
}
