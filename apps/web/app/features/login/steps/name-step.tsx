import { NAME_WORDS } from '@trassa/contracts/name-words'
import { TextField } from '@trassa/ui/fields/text-field'
import { LoginForm } from './login-form.tsx'
import type { LoginStepProps } from './login-step.types.ts'

/** The name that buyers see; with it the registration is finished. */
export function NameStep({ context, busy, send }: LoginStepProps) {
  const { label, example } = NAME_WORDS[context.type ?? 0]
  return (
    <LoginForm
      submit="Зарегистрироваться"
      busy={busy}
      onSubmit={() => send({ type: 'name.submitted' })}
    >
      <TextField
        label={label}
        hint="Его увидят покупатели"
        placeholder={example}
        autoComplete={context.type === 1 ? 'organization' : 'given-name'}
        autoFocus
        readOnly={busy}
        value={context.typed.name}
        error={context.fieldError ?? undefined}
        onChange={({ currentTarget: { value } }) =>
          send({ type: 'field.edited', field: 'name', value })
        }
      />
    </LoginForm>
  )
}
