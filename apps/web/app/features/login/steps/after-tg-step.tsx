import { Button } from '@trassa/ui/actions/button'
import type { LoginStepProps } from './login-step.types.ts'

/** Telegram is confirmed but belongs to no account yet: the phone comes next (spec §4). */
export function AfterTgStep({ send }: LoginStepProps) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-text-muted">
        Этот Telegram ещё не связан с профилем. Введите телефон: войдём или зарегистрируем вас и
        сразу привяжем Telegram.
      </p>
      <Button block onClick={() => send({ type: 'telegram.explained' })}>
        Продолжить
      </Button>
    </div>
  )
}
