import { Button } from '@trassa/ui/actions/button'
import { Checkbox } from '@trassa/ui/choices/checkbox'
import { useState } from 'react'
import { RecoveryCodes } from '../../../shared/second-factor/recovery-codes.tsx'
import type { SecondFactorStepProps } from './step-props.ts'

/** Shown once after the enrolment; leads on when the person says that the codes are saved. */
export function RecoveryCodesStep({ snapshot, send }: SecondFactorStepProps) {
  const [saved, setSaved] = useState(false)
  return (
    <>
      <p>
        Приложение подключено. Если телефона не будет под рукой, войти поможет код восстановления.
        Сохраните коды сейчас: больше мы их не покажем. Каждый действует один раз.
      </p>
      <RecoveryCodes codes={snapshot.context.recoveryCodes} />
      <Checkbox checked={saved} onCheckedChange={setSaved}>
        Я сохранил коды
      </Checkbox>
      <Button disabled={!saved} onClick={() => send({ type: 'recoveryCodes.saved' })}>
        Открыть консоль
      </Button>
    </>
  )
}
