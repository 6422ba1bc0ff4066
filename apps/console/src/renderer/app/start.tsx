import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useToast } from '@trassa/ui/feedback/toast'
import { useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { PROPOSED_SERVER } from '../../shared/server-address.ts'
import type { SettingsChange } from '../../shared/settings.ts'
import { LoginGate } from '../features/login/login-gate.tsx'
import { useBridge } from '../lib/bridge-context.ts'
import { failureText, orNotSaved } from '../lib/failure-text.ts'
import { DecisionOutboxProvider } from '../shared/decisions/decision-outbox-provider.tsx'
import { useSharedSession } from '../shared/session/use-shared-session.ts'
import { ServerForm } from '../shared/settings/server-form.tsx'
import { SettingsContext } from '../shared/settings/settings-context.ts'
import { StandaloneScreen } from '../shared/settings/standalone-screen.tsx'
import { AccountData } from '../shared/users/account-data.tsx'
import { createRouter } from './router.tsx'

const settingsKey = ['settings']

/** The server's address on the first run, then the login, then the console. */
export function Start() {
  const bridge = useBridge()
  const toast = useToast()
  const client = useQueryClient()
  const [router] = useState(createRouter)
  const [asking, setAsking] = useState(false)
  useSharedSession()
  const { data: settings } = useQuery({
    queryKey: settingsKey,
    queryFn: () => bridge.readSettings(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!settings) return null

  async function save(change: SettingsChange) {
    const next = await orNotSaved(bridge.changeSettings(change))
    // Another server has other users and ads: cached answers of the old one are removed.
    if (next.server !== settings?.server) {
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== settingsKey[0] })
    }
    client.setQueryData(settingsKey, next)
  }

  const change = (changed: SettingsChange) =>
    void save(changed).catch((error) => toast(failureText(error), { tone: 'failure' }))

  const { server } = settings
  return (
    <SettingsContext value={{ settings, change, save }}>
      {server === null || asking ? (
        <StandaloneScreen title="Сервер">
          <ServerForm
            proposed={server ?? PROPOSED_SERVER}
            submit="Продолжить"
            autoFocus
            hint="Его можно изменить потом в настройках"
            onChanged={() => setAsking(false)}
          />
        </StandaloneScreen>
      ) : (
        <LoginGate key={server} server={server} onChangeServer={() => setAsking(true)}>
          <AccountData server={server}>
            <DecisionOutboxProvider server={server}>
              <RouterProvider router={router} />
            </DecisionOutboxProvider>
          </AccountData>
        </LoginGate>
      )}
    </SettingsContext>
  )
}
