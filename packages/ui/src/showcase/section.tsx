import type { ReactNode } from 'react'

interface SectionProps {
  title: string
  children: ReactNode
}

/** A section of the showcase. */
export function Section({ title, children }: SectionProps) {
  return (
    <section className="grid grid-cols-1 gap-5 border-t py-8 first-of-type:border-t-0 desk:grid-cols-[200px_minmax(0,1fr)] desk:gap-8">
      <h2 className="font-bold text-title">{title}</h2>
      <div className="grid min-w-0 grid-cols-1 gap-6">{children}</div>
    </section>
  )
}

interface LineProps {
  label: string
  children: ReactNode
}

/** One component in all its states, side by side. */
export function Line({ label, children }: LineProps) {
  return (
    <div className="grid min-w-0 gap-2">
      <h3 className="text-caption text-text-muted">{label}</h3>
      <div className="flex min-w-0 flex-wrap items-center gap-3">{children}</div>
    </div>
  )
}
