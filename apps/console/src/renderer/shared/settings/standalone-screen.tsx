import { Logo } from '@trassa/ui/brand/logo'
import type { ReactNode } from 'react'
import { serverLabel } from './server-label.ts'

interface StandaloneScreenProps {
  title: string
  /** Shown with a way to change it, once it is known. */
  server?: string
  onChangeServer?: () => void
  children: ReactNode
}

/** A screen that fills the window before the login. */
export function StandaloneScreen({
  title,
  server,
  onChangeServer,
  children,
}: StandaloneScreenProps) {
  return (
    <main className="grid h-full place-items-center overflow-y-auto p-6">
      <div className="grid w-90 gap-5">
        <Logo />
        <div className="grid gap-4 rounded-card border bg-surface-raised p-5">
          <h1 className="font-bold text-heading">{title}</h1>
          {children}
        </div>
        {server && onChangeServer && (
          <p className="flex justify-between gap-3 text-text-muted">
            <span className="truncate">Сервер: {serverLabel(server)}</span>
            <button
              type="button"
              className="text-sign-text hover:underline"
              onClick={onChangeServer}
            >
              Изменить
            </button>
          </p>
        )}
      </div>
    </main>
  )
}
