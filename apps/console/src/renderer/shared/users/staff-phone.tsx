import { useQuery } from '@tanstack/react-query'
import { revealUserPhone } from '@trassa/contracts/calls/moderator/users'
import type { PhonePlace } from '@trassa/contracts/enumerations/moderation'
import { formatPhone } from '@trassa/contracts/phone'
import { Button } from '@trassa/ui/actions/button'
import { useApi } from '../../lib/api-context.ts'
import { failureText } from '../../lib/failure-text.ts'

interface StaffPhoneProps {
  userId: string
  maskedPhone: string
  place: PhonePlace
  /** The ad beside which the phone stands. */
  adId?: string
}

/**
 * A user's phone, masked until it is asked for: each showing is logged (domain §2). A shown number stays
 * for every view of the user that is open, and can be selected.
 */
export function StaffPhone({ userId, maskedPhone, place, adId }: StaffPhoneProps) {
  const api = useApi()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['phone', userId],
    queryFn: () =>
      api.ask(revealUserPhone, {
        params: { id: userId },
        body: { place, ...(adId !== undefined && { adId }) },
      }),
    // Only a person's wish shows a number, and once is enough.
    enabled: false,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (data) return <span className="select-text">{formatPhone(data.phone)}</span>
  return (
    <span className="inline-flex items-center gap-2">
      <span>{maskedPhone}</span>
      <Button
        size="small"
        variant="quiet"
        aria-label={`Показать телефон ${maskedPhone}`}
        loading={isFetching}
        onClick={() => void refetch()}
      >
        Показать
      </Button>
      {error && (
        <span role="alert" className="text-stop-text">
          {failureText(error)}
        </span>
      )}
    </span>
  )
}
