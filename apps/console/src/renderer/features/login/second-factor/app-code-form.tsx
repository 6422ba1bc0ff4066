import { Button } from '@trassa/ui/actions/button'
import { CodeField } from '@trassa/ui/fields/code-field'
import type { SecondFactorStepProps } from './step-props.ts'

interface AppCodeFormProps extends SecondFactorStepProps {
  hint?: string
  submit: string
}

/** Six digits of the authenticator app; sent as soon as they are complete. */
export function AppCodeForm({ snapshot, send, hint, submit }: AppCodeFormProps) {
  const { typed, fieldError } = snapshot.context
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'code.submitted' })
      }}
    >
      <CodeField
        label="Код из приложения"
        {...(hint && { hint })}
        length={6}
        autoFocus
        // What is typed while the code is being checked would look refused, though it was never sent.
        readOnly={snapshot.hasTag('busy')}
        value={typed.code}
        error={fieldError ?? undefined}
        onValueChange={(value) => send({ type: 'field.edited', field: 'code', value })}
        onComplete={() => send({ type: 'code.submitted' })}
      />
      <Button type="submit" loading={snapshot.hasTag('busy')}>
        {submit}
      </Button>
    </form>
  )
}
