import clsx from 'clsx'
import type { ReactNode } from 'react'

interface StatePanelProps {
  picture: ReactNode
  title: string
  children?: ReactNode
  actions?: ReactNode
  role?: 'alert'
  className?: string
}

/** Layout of empty and failed states: picture, title, advice, actions. */
export function StatePanel({
  picture,
  title,
  children,
  actions,
  role,
  className,
}: StatePanelProps) {
  return (
    <div
      role={role}
      className={clsx('flex flex-col items-center px-4 py-10 text-center', className)}
    >
      {picture}
      <h2 className="mt-5 font-bold text-title">{title}</h2>
      {children && <div className="mt-2 max-w-form text-balance text-text-muted">{children}</div>}
      {actions && <div className="mt-5 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
