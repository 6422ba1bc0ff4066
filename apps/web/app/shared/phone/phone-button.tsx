import { formatPhone } from '@trassa/contracts/phone'
import { Button } from '@trassa/ui/actions/button'
import { Phone as PhoneIcon } from 'lucide-react'
import type { Phone } from './use-phone.ts'

/**
 * «Показать телефон», then the number as a link that calls; a failure is shown beside it. The button is a form to the
 * ad's own address: pressed without script, or before it is loaded, it leads to the page with the number.
 */
export function PhoneButton({ phone, failure, canRetry, isPending, reveal }: Phone) {
  if (phone) {
    return (
      <Button block render={<a href={`tel:${phone}`} />}>
        <PhoneIcon />
        {formatPhone(phone)}
      </Button>
    )
  }
  return (
    <div className="flex flex-col gap-2">
      {failure && (
        <p role="alert" className="text-caption text-stop-text">
          {failure}
        </p>
      )}
      {canRetry && (
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            reveal()
          }}
        >
          <Button block type="submit" loading={isPending}>
            <PhoneIcon />
            {failure ? 'Попробовать ещё раз' : 'Показать телефон'}
          </Button>
        </form>
      )}
    </div>
  )
}
