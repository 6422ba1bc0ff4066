import { PHONE_SIDES } from '@trassa/contracts/calls/account'
import type { Profile } from '@trassa/contracts/entities/user'
import { normalizePhone } from '@trassa/contracts/phone'
import { mobilePhoneSchema } from '@trassa/contracts/values'
import { Button } from '@trassa/ui/actions/button'
import { Link } from '@trassa/ui/actions/link'
import { PhoneField } from '@trassa/ui/fields/phone-field'
import { Dialog } from '@trassa/ui/overlays/dialog'
import { type FormEvent, useState } from 'react'
import { PATHS } from '../../../shared/addresses/paths.ts'
import { PhoneCode } from './phone-code.tsx'
import { usePhoneChange } from './use-phone-change.ts'

interface PhoneDialogProps {
  profile: Profile
  onClose: () => void
}

const NO_CODES = { present: '', next: '' }
const CODE_DIGITS = 5

function mistakeIn(phone: string, present: string): string | undefined {
  if (phone === present) return 'Это ваш нынешний номер. Укажите новый.'
  return mobilePhoneSchema.safeParse(phone).error?.issues[0]?.message
}

/** The new number, then the codes of both; everything typed stays after a refusal. */
export default function PhoneDialog({ profile, onClose }: PhoneDialogProps) {
  const { change, mistake, setMistake, isBusy, begin, resend, finish, forget } = usePhoneChange(
    profile,
    onClose,
  )
  const [typed, setTyped] = useState(change?.phone ?? '')
  const [codes, setCodes] = useState(NO_CODES)
  const phone = normalizePhone(typed) ?? typed
  const mistakeAt = (place: 'phone' | 'present' | 'next') =>
    mistake?.at === place ? mistake.text : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    if (change) return finish(codes)
    const text = mistakeIn(phone, profile.phone)
    setMistake(text ? { at: 'phone', text } : null)
    if (text) return
    setCodes(NO_CODES)
    begin(phone)
  }

  return (
    <Dialog open title="Смена номера" onOpenChange={(open) => open || onClose()}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {change ? (
          PHONE_SIDES.map((side) => (
            <PhoneCode
              key={side}
              phone={side === 'present' ? profile.phone : change.phone}
              sent={change.sent[side]}
              value={codes[side]}
              autoFocus={side === 'present'}
              error={mistakeAt(side)}
              onResend={() => resend(side)}
              onValueChange={(value) => {
                if (mistake?.at === side) setMistake(null)
                setCodes({ ...codes, [side]: value })
              }}
            />
          ))
        ) : (
          <PhoneField
            label="Новый номер"
            hint="Пришлём по коду на оба номера: нынешний и новый"
            value={typed}
            error={mistakeAt('phone')}
            readOnly={isBusy}
            onValueChange={(value) => {
              setMistake(null)
              setTyped(value)
            }}
          />
        )}
        <Button
          type="submit"
          block
          loading={isBusy}
          disabled={change !== null && PHONE_SIDES.some((side) => codes[side].length < CODE_DIGITS)}
        >
          {change ? 'Сменить номер' : 'Получить коды'}
        </Button>
        {change && (
          <Button
            variant="quiet"
            size="small"
            className="justify-self-start -ml-3.5"
            onClick={forget}
          >
            Изменить новый номер
          </Button>
        )}
        <p className="text-caption text-text-muted">
          Нет доступа к нынешнему номеру?{' '}
          <Link href={PATHS.help} target="_blank" rel="noopener">
            Напишите в поддержку
          </Link>
        </p>
      </form>
    </Dialog>
  )
}
