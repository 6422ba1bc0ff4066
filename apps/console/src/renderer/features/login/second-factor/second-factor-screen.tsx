import type {
  SecondFactorStep,
  SecondFactorTag,
} from '@trassa/machines/second-factor/second-factor.types'
import { Button } from '@trassa/ui/actions/button'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useApi } from '../../../lib/api-context.ts'
import { StandaloneScreen } from '../../../shared/settings/standalone-screen.tsx'
import { consoleSecondFactor } from './actors.ts'
import { AppCodeStep } from './app-code-step.tsx'
import { EnrolmentStep } from './enrolment-step.tsx'
import { RecoveryCodesStep } from './recovery-codes-step.tsx'
import { RecoveryStep } from './recovery-step.tsx'

interface SecondFactorScreenProps {
  step: SecondFactorStep
  onPassed: () => void
  /** Ends the session. */
  onLeave: () => void
}

const TITLES: readonly [SecondFactorTag, string][] = [
  ['screen:enrolment', 'Приложение с кодами'],
  ['screen:recoveryCodes', 'Коды восстановления'],
]

/** Between the login by SMS and the console: the session gets its staff powers (domain §2). */
export function SecondFactorScreen({ step, onPassed, onLeave }: SecondFactorScreenProps) {
  const api = useApi()
  const [machine] = useState(() => consoleSecondFactor(api))
  const [snapshot, send, actor] = useMachine(machine, { input: { step } })

  useEffect(() => {
    const { unsubscribe } = actor.subscribe({ complete: onPassed })
    return unsubscribe
  }, [actor, onPassed])

  const { failure } = snapshot.context
  const title = TITLES.find(([tag]) => snapshot.hasTag(tag))?.[1] ?? 'Подтверждение входа'
  const props = { snapshot, send }
  return (
    <StandaloneScreen title={title}>
      {snapshot.hasTag('screen:enrolment') && <EnrolmentStep {...props} />}
      {snapshot.hasTag('screen:recoveryCodes') && <RecoveryCodesStep {...props} />}
      {snapshot.hasTag('screen:code') && <AppCodeStep {...props} />}
      {snapshot.hasTag('screen:recovery') && <RecoveryStep {...props} />}
      {snapshot.hasTag('screen:failure') && (
        <FailureState
          title="Подтвердить вход не получилось"
          reason={failure?.text}
          sessionId={failure?.sessionId ?? undefined}
          onRetry={() => send({ type: 'failure.dismissed' })}
        />
      )}
      {!snapshot.hasTag('screen:recoveryCodes') && (
        <Button variant="quiet" size="small" className="w-fit" onClick={onLeave}>
          Войти с другим номером
        </Button>
      )}
    </StandaloneScreen>
  )
}
