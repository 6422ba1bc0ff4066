import clsx from 'clsx'
import type { ReactNode } from 'react'

interface StatePanelProps {
  picture: ReactNode
  title: string
  /** `h1` where the state is the whole page. */
  heading?: 'h1' | 'h2' | undefined
  children?: ReactNode
  actions?: ReactNode
  role?: 'alert'
  className?: string
}

/** Layout of empty and failed states: picture, title, advice, actions. */
export function StatePanel({
  picture,
  title,
  heading: Heading = 'h2',
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
      <Heading className="mt-5 font-bold text-title">{title}</Heading>
      {children && <div className="mt-2 max-w-form text-balance text-text-muted">{children}</div>}
      {actions && <div className="mt-5 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
