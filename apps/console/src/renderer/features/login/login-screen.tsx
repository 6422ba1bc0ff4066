import type { Profile } from '@trassa/contracts/entities/user'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useApi } from '../../lib/api-context.ts'
import { FAILURE_TITLE } from '../../lib/failure-text.ts'
import { StandaloneScreen } from '../../shared/settings/standalone-screen.tsx'
import { consoleLogin } from './actors.ts'
import { CodeStep } from './code-step.tsx'
import { PhoneStep } from './phone-step.tsx'

interface LoginScreenProps {
  server: string
  /** Why one has to log in again. */
  notice: string | null
  onLoggedIn: (profile: Profile) => void
  onChangeServer: () => void
}

/** Phone, then code, by the same machine as the site's dialogs. */
export function LoginScreen({ server, notice, onLoggedIn, onChangeServer }: LoginScreenProps) {
  const api = useApi()
  const [machine] = useState(() => consoleLogin(api))
  const [snapshot, send, actor] = useMachine(machine, { input: { registration: 'refused' } })

  useEffect(() => {
    const { unsubscribe } = actor.on('login.succeeded', ({ profile }) => onLoggedIn(profile))
    send({ type: 'dialog.opened' })
    return unsubscribe
  }, [actor, send, onLoggedIn])

  const { failure } = snapshot.context
  return (
    <StandaloneScreen title="Вход" server={server} onChangeServer={onChangeServer}>
      {notice && (
        <p role="status" className="rounded-card bg-marking-quiet p-3">
          {notice}
        </p>
      )}
      {snapshot.hasTag('dialog:phone') && <PhoneStep snapshot={snapshot} send={send} />}
      {snapshot.hasTag('dialog:code') && <CodeStep snapshot={snapshot} send={send} />}
      {snapshot.hasTag('dialog:error') && (
        <FailureState
          title={FAILURE_TITLE}
          reason={failure?.text}
          sessionId={failure?.sessionId ?? undefined}
          onRetry={() => send({ type: 'error.dismissed' })}
        />
      )}
    </StandaloneScreen>
  )
}
