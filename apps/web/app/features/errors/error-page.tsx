import type { ReactNode } from 'react'

interface ErrorPageProps {
  picture: ReactNode
  title: string
  /** One or two sentences: what happened and what to do. */
  children: ReactNode
  actions?: ReactNode
}

/** What stands in place of a page that cannot be shown. */
export function ErrorPage({ picture, title, children, actions }: ErrorPageProps) {
  return (
    <div className="mx-auto flex min-h-[60dvh] max-w-form flex-col items-center justify-center px-4 py-12 text-center">
      {picture}
      <h1 className="mt-6 font-bold text-heading">{title}</h1>
      <p className="mt-3 text-balance text-text-muted">{children}</p>
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
