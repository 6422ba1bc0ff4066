import { LOGIN_DIALOGS, type LoginDialog } from '@trassa/machines/login/login.types'
import { Dialog } from '@trassa/ui/overlays/dialog'
import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { AfterTgStep } from './steps/after-tg-step.tsx'
import { CodeStep } from './steps/code-step.tsx'
import { ErrorStep } from './steps/error-step.tsx'
import type { LoginStepProps } from './steps/login-step.types.ts'
import { NameStep } from './steps/name-step.tsx'
import { PhoneStep } from './steps/phone-step.tsx'
import { TgUserNameStep } from './steps/tg-user-name-step.tsx'
import { TypeStep } from './steps/type-step.tsx'
import { useLoginActor } from './use-login-actor.ts'

const STEPS: Record<LoginDialog, { title: string; Step: (props: LoginStepProps) => ReactNode }> = {
  phone: { title: 'Вход и регистрация', Step: PhoneStep },
  code: { title: 'Код из SMS', Step: CodeStep },
  type: { title: 'Кто вы', Step: TypeStep },
  name: { title: 'Как к вам обращаться', Step: NameStep },
  tgUserName: { title: 'Имя в Telegram', Step: TgUserNameStep },
  afterTg: { title: 'Подтвердите телефон', Step: AfterTgStep },
  error: { title: 'Технические неполадки', Step: ErrorStep },
}

/** The login dialogs, one visible at a time (spec §2); the machine says which. */
export default function LoginDialogs({ requests }: { requests: number }) {
  const actor = useLoginActor(requests)
  const snapshot = useSelector(actor, (state) => state)
  const current = LOGIN_DIALOGS.find((dialog) => snapshot.hasTag(`dialog:${dialog}`))
  // The last dialog stays drawn while it closes.
  const [drawn, setDrawn] = useState<LoginDialog>('phone')
  if (current && current !== drawn) setDrawn(current)
  const { title, Step } = STEPS[current ?? drawn]
  return (
    <Dialog
      title={title}
      open={current !== undefined}
      onOpenChange={(open) => open || actor.send({ type: 'dialog.closed' })}
    >
      <Step
        context={snapshot.context}
        busy={snapshot.hasTag('busy')}
        resendAvailable={snapshot.hasTag('resendAvailable')}
        send={actor.send}
      />
    </Dialog>
  )
}
