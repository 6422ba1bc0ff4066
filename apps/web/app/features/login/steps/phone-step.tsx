import { Link } from '@trassa/ui/actions/link'
import { PhoneField } from '@trassa/ui/fields/phone-field'
import { PATHS } from '../../../shared/addresses/paths.ts'
import { TelegramButton } from '../../../shared/telegram/telegram-button.tsx'
import { LoginForm } from './login-form.tsx'
import type { LoginStepProps } from './login-step.types.ts'

/** A known phone logs in, an unknown one registers; the dialog is the same. */
export function PhoneStep({ context, busy, send }: LoginStepProps) {
  return (
    <LoginForm
      submit="Получить код"
      busy={busy}
      onSubmit={() => send({ type: 'phone.submitted' })}
      below={
        <>
          <TelegramButton onReceived={(payload) => send({ type: 'telegram.received', payload })} />
          <p className="text-caption text-text-muted">
            Продолжая, вы принимаете <NewTab href={PATHS.agreement}>соглашение</NewTab> и даёте{' '}
            <NewTab href={PATHS.consent}>согласие на обработку данных</NewTab>
          </p>
        </>
      }
    >
      <PhoneField
        label="Телефон"
        hint="Пришлём код в SMS"
        readOnly={busy}
        value={context.typed.phone}
        error={context.fieldError ?? undefined}
        onValueChange={(value) => send({ type: 'field.edited', field: 'phone', value })}
      />
    </LoginForm>
  )
}

/** What is typed stays where it is. */
function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} target="_blank" rel="noopener">
      {children}
    </Link>
  )
}
