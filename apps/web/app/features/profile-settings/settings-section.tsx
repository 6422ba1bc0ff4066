import type { ReactNode } from 'react'

interface SettingsSectionProps {
  /** The anchor, e.g. `phone`: `/profile/ProfileSettings#phone` leads here. */
  id: string
  title: string
  children: ReactNode
}

/** A section of the settings with its heading and its anchor. */
export function SettingsSection({ id, title, children }: SettingsSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 scroll-mt-4 font-bold text-title">
        {title}
      </h2>
      {children}
    </section>
  )
}
