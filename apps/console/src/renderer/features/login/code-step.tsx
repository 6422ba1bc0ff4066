import { formatPhone, normalizePhone } from '@trassa/contracts/phone'
import { Button } from '@trassa/ui/actions/button'
import { CodeField } from '@trassa/ui/fields/code-field'
import type { StepProps } from './step-props.ts'

export function CodeStep({ snapshot, send }: StepProps) {
  const { typed, fieldError } = snapshot.context
  const submit = () => send({ type: 'code.submitted' })
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <CodeField
        label="Код из SMS"
        hint={`Отправили на ${formatPhone(normalizePhone(typed.phone) ?? typed.phone)}`}
        autoFocus
        // What is typed while the code is being checked would look refused, though it was never sent.
        readOnly={snapshot.hasTag('busy')}
        value={typed.code}
        error={fieldError ?? undefined}
        onValueChange={(value) => send({ type: 'field.edited', field: 'code', value })}
        onComplete={submit}
      />
      <Button type="submit" loading={snapshot.hasTag('busy')}>
        Войти
      </Button>
      <div className="flex justify-between gap-2">
        <Button
          variant="quiet"
          size="small"
          onClick={() => send({ type: 'phone.changeRequested' })}
        >
          Другой номер
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={!snapshot.can({ type: 'code.resendRequested' })}
          onClick={() => send({ type: 'code.resendRequested' })}
        >
          Отправить код ещё раз
        </Button>
      </div>
    </form>
  )
}
