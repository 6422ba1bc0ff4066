import { formatPhone } from '@trassa/contracts/phone'
import { Button } from '@trassa/ui/actions/button'
import { TextField } from '@trassa/ui/fields/text-field'
import { useLogin } from '../../shared/login/login-store.ts'
import { useMe } from '../../shared/login/use-me.ts'

/** The account's phone, read-only. */
export function PhoneField() {
  const { profile } = useMe()
  const login = useLogin()
  if (!profile) {
    return (
      <div className="grid gap-1.5">
        <p className="font-medium text-caption">Телефон</p>
        <Button variant="secondary" onClick={login.open}>
          Войти по номеру телефона
        </Button>
        <p className="text-caption text-text-muted">Покупатели увидят номер, с которым вы вошли.</p>
      </div>
    )
  }
  return (
    <TextField
      label="Телефон"
      hint="Номер вашего аккаунта. Покупатели увидят его после нажатия «Показать телефон»."
      readOnly
      value={formatPhone(profile.phone)}
    />
  )
}
