import { Button } from '@trassa/ui/actions/button'
import { PhoneField } from '@trassa/ui/fields/phone-field'
import type { StepProps } from './step-props.ts'

export function PhoneStep({ snapshot, send }: StepProps) {
  const { typed, fieldError } = snapshot.context
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'phone.submitted' })
      }}
    >
      <PhoneField
        label="Телефон"
        hint="На него придёт SMS с кодом"
        autoFocus
        value={typed.phone}
        error={fieldError ?? undefined}
        onValueChange={(value) => send({ type: 'field.edited', field: 'phone', value })}
      />
      <Button type="submit" loading={snapshot.hasTag('busy')}>
        Получить код
      </Button>
    </form>
  )
}
