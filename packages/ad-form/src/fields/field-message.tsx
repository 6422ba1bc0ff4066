import type { ReactNode } from 'react'

interface FieldMessageProps {
  error: string | undefined
  hint: ReactNode
}

/** The error or the hint, for controls without a line of their own for it. */
export function FieldMessage({ error, hint }: FieldMessageProps) {
  if (error !== undefined) return <p className="text-caption text-stop-text">{error}</p>
  return hint ? <p className="text-caption text-text-muted">{hint}</p> : null
}
