import type { ReactNode } from 'react'

interface FieldMessageProps {
  error: string | undefined
  hint: ReactNode
}

/** Below controls that have no line of their own for it: the mistake, or else what the field is for. */
export function FieldMessage({ error, hint }: FieldMessageProps) {
  if (error !== undefined) return <p className="text-caption text-stop-text">{error}</p>
  return hint ? <p className="text-caption text-text-muted">{hint}</p> : null
}
