import clsx from 'clsx'
import type { ReactNode } from 'react'

const TONES = {
  sign: 'bg-sign-quiet',
  marking: 'bg-marking-quiet',
  stop: 'bg-stop-quiet',
} as const

interface NoticeProps {
  tone: keyof typeof TONES
  title: string
  children?: ReactNode
  actions?: ReactNode
}

/** A message about the whole ad, above the form. */
export function Notice({ tone, title, children, actions }: NoticeProps) {
  return (
    <section
      role={tone === 'stop' ? 'alert' : undefined}
      className={clsx('grid gap-2 rounded-card p-4', TONES[tone])}
    >
      <h2 className="font-bold">{title}</h2>
      {children && <div>{children}</div>}
      {actions && <div className="flex flex-wrap gap-2 pt-1">{actions}</div>}
    </section>
  )
}
