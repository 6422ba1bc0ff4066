import { Button } from '@trassa/ui/actions/button'
import { TextField } from '@trassa/ui/fields/text-field'
import type { SecondFactorStepProps } from './step-props.ts'

/** A recovery code instead of the app's. */
export function RecoveryStep({ snapshot, send }: SecondFactorStepProps) {
  const { typed, fieldError } = snapshot.context
  return (
    <>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          send({ type: 'recoveryCode.submitted' })
        }}
      >
        <TextField
          label="Код восстановления"
          hint="Десять знаков; действует один раз"
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed.recoveryCode}
          error={fieldError ?? undefined}
          onChange={(event) =>
            send({ type: 'field.edited', field: 'recoveryCode', value: event.target.value })
          }
        />
        <Button type="submit" loading={snapshot.hasTag('busy')}>
          Войти
        </Button>
      </form>
      <Button
        variant="quiet"
        size="small"
        className="w-fit"
        onClick={() => send({ type: 'app.chosen' })}
      >
        Код из приложения
      </Button>
    </>
  )
}
