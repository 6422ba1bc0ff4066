import { useMutation, useQuery } from '@tanstack/react-query'
import { formatPhone } from '@trassa/contracts/phone'
import { Button } from '@trassa/ui/actions/button'
import { SegmentedControl } from '@trassa/ui/choices/segmented-control'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { Theme } from '../../../shared/settings.ts'
import { useBridge } from '../../lib/bridge-context.ts'
import { useLogout } from '../../shared/session/use-logout.ts'
import { NotSaved } from '../../shared/settings/not-saved.tsx'
import { ServerForm } from '../../shared/settings/server-form.tsx'
import { useSettings } from '../../shared/settings/settings-context.ts'
import { useMe } from '../../shared/users/me-context.ts'
import { ProgramPart } from './program-part.tsx'
import { RecoveryCodesPart } from './recovery-codes-part.tsx'
import { UnsentDecisions } from './unsent-decisions.tsx'

const THEMES: { value: Theme; label: string }[] = [
  { value: 'system', label: 'Как в системе' },
  { value: 'light', label: 'Светлая' },
  { value: 'dark', label: 'Тёмная' },
]

const STORAGE_LABELS = {
  keyring: 'Вход хранится в зашифрованном виде, ключ — в хранилище ключей системы.',
  file: 'В системе нет хранилища ключей, поэтому вход лежит в файле, который может прочитать только ваш пользователь. На общем компьютере выходите, когда заканчиваете работу.',
} as const

/** The settings of this computer, and the logout. */
export function SettingsPage() {
  const { settings, save } = useSettings()
  const saving = useMutation({ mutationFn: save })
  const me = useMe()
  // A new key for every navigation: the logout takes the focus also where the settings are open already.
  const { key } = useLocation()
  const isLeaving = useSearchParams()[0].has('leave')
  return (
    <div className="h-full overflow-y-auto p-6">
      <div className="grid max-w-form gap-6">
        <h1 className="font-bold text-heading">Настройки</h1>
        <Part title="Сервер">
          <ServerForm
            key={settings.server}
            proposed={settings.server ?? ''}
            submit="Сменить сервер"
            hint="На другом сервере нужно будет войти заново"
          />
        </Part>
        <Part title="Вид">
          <SegmentedControl
            label="Тема"
            options={THEMES}
            value={settings.theme}
            onValueChange={(theme) => saving.mutate({ theme })}
          />
          {saving.error && <NotSaved error={saving.error} />}
        </Part>
        <Part title="Программа">
          <ProgramPart />
        </Part>
        <Part title="Вход">
          <Session key={key} isLeaving={isLeaving} />
        </Part>
        {me.staff?.secondFactor === 'passed' && (
          <Part title="Коды восстановления">
            <RecoveryCodesPart />
          </Part>
        )}
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-t pt-4">
      <h2 className="font-bold text-title">{title}</h2>
      {children}
    </section>
  )
}

function Session({ isLeaving }: { isLeaving: boolean }) {
  const [bridge, me] = [useBridge(), useMe()]
  const { data: kept } = useQuery({
    queryKey: ['session', 'keeping'],
    queryFn: () => bridge.sessionStorageKind(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const leaving = useLogout()
  return (
    <>
      <p>
        {me.username}, {formatPhone(me.phone)}
      </p>
      {kept && <p className="text-text-muted">{STORAGE_LABELS[kept]}</p>}
      <UnsentDecisions />
      {leaving.error && (
        <p role="alert" className="text-stop-text">
          {leaving.error.message}
        </p>
      )}
      <Button
        variant="secondary"
        className="w-fit"
        autoFocus={isLeaving}
        loading={leaving.isPending}
        onClick={leaving.logout}
      >
        Выйти
      </Button>
    </>
  )
}
