import type { ReactNode } from 'react'

interface SettingsSectionProps {
  title: string
  /** Beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** A titled part of the page. */
export function SettingsSection({ title, action, children }: SettingsSectionProps) {
  return (
    <section className="grid max-w-250 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-bold text-title">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
