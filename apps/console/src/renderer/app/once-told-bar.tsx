import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '@trassa/ui/actions/button'
import type { ReactNode } from 'react'

interface OnceToldBarProps {
  /** Names the question. */
  name: string
  /** Whether there is something to tell. */
  ask: () => Promise<boolean>
  children: ReactNode
}

/** A bar that stays until the moderator has read it. */
export function OnceToldBar({ name, ask, children }: OnceToldBarProps) {
  const client = useQueryClient()
  const queryKey = [name]
  const { data: isToTell } = useQuery({
    queryKey,
    queryFn: ask,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!isToTell) return null
  return (
    <p
      role="alert"
      className="flex min-h-8 shrink-0 items-center gap-3 bg-stop-quiet px-3 py-1 text-stop-text"
    >
      <span className="min-w-0 flex-1">{children}</span>
      <Button size="small" variant="quiet" onClick={() => client.setQueryData(queryKey, false)}>
        Понятно
      </Button>
    </p>
  )
}
