import { Button } from '@trassa/ui/actions/button'
import { TextField } from '@trassa/ui/fields/text-field'
import { LoginForm } from './login-form.tsx'
import type { LoginStepProps } from './login-step.types.ts'

/** The optional last step of a registration (spec §4). */
export function TgUserNameStep({ context, busy, send }: LoginStepProps) {
  return (
    <LoginForm
      submit="Сохранить"
      busy={busy}
      onSubmit={() => send({ type: 'telegramUsername.submitted' })}
      below={
        <Button
          variant="quiet"
          block
          disabled={busy}
          onClick={() => send({ type: 'telegramUsername.skipped' })}
        >
          Войти без привязки аккаунта
        </Button>
      }
    >
      <TextField
        label="Имя пользователя в Telegram"
        hint="От 5 до 32 знаков: латинские буквы, цифры, подчёркивание"
        placeholder="@ivan_ivanov"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        readOnly={busy}
        value={context.typed.telegramUsername}
        error={context.fieldError ?? undefined}
        onChange={({ currentTarget: { value } }) =>
          send({ type: 'field.edited', field: 'telegramUsername', value })
        }
      />
    </LoginForm>
  )
}
