import { formatPhone, normalizePhone } from '@trassa/contracts/phone'
import { Button } from '@trassa/ui/actions/button'
import { Link } from '@trassa/ui/actions/link'
import { CodeField } from '@trassa/ui/fields/code-field'
import { useSite } from '../../../lib/document/site.ts'
import { ResendCode } from '../../../shared/login/resend-code.tsx'
import { LoginForm } from './login-form.tsx'
import type { LoginStepProps } from './login-step.types.ts'

/** The code from the SMS: checked by itself when its fifth digit is there (spec §5). */
export function CodeStep({ context, busy, resendAvailable, send }: LoginStepProps) {
  const { demo } = useSite()
  const { phone, code } = context.typed
  return (
    <LoginForm
      submit="Подтвердить"
      busy={busy}
      onSubmit={() => send({ type: 'code.submitted' })}
      below={
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Button
            variant="quiet"
            size="small"
            className="-ml-3.5"
            onClick={() => send({ type: 'phone.changeRequested' })}
          >
            Изменить номер
          </Button>
          <ResendCode
            key={context.flowId}
            seconds={context.resendAfter}
            available={resendAvailable}
            onResend={() => send({ type: 'code.resendRequested' })}
          />
        </div>
      }
    >
      <p className="text-text-muted">
        Отправили на номер{' '}
        <span className="whitespace-nowrap text-text">
          {formatPhone(normalizePhone(phone) ?? phone)}
        </span>
      </p>
      <CodeField
        // Another code is typed into the field as it is when it appears: focused.
        key={context.flowId}
        label="Пять цифр из SMS"
        labelHidden
        autoFocus
        readOnly={busy}
        value={code}
        error={context.fieldError ?? undefined}
        onValueChange={(value) => send({ type: 'field.edited', field: 'code', value })}
        onComplete={() => send({ type: 'code.submitted' })}
      />
      {demo && (
        <p className="text-caption text-text-muted">
          Код придёт в{' '}
          <Link href="/dev/outbox" target="_blank" rel="noopener">
            /dev/outbox
          </Link>
        </p>
      )}
    </LoginForm>
  )
}
