import type { UseQueryResult } from '@tanstack/react-query'
import { Skeleton } from '@trassa/ui/display/skeleton'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { failureText } from '../../../lib/failure-text.ts'

interface EvidencePartProps {
  title: string
  /** Whether it is worth opening unasked. */
  isUrgent?: boolean
  children: ReactNode
}

/** A part of the evidence that is loaded when it is opened. */
export function EvidencePart({ title, isUrgent = false, children }: EvidencePartProps) {
  const [isOpen, setIsOpen] = useState(isUrgent)
  const id = useId()
  const Icon = isOpen ? ChevronDown : ChevronRight
  return (
    <section className="grid gap-1.5 border-t pt-1.5">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="flex w-full items-center gap-1 rounded-control font-medium hover:bg-surface-hover"
        >
          <Icon className="size-4!" aria-hidden="true" />
          {title}
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  )
}

/** An answer while it loads, when it has failed and when it is there. */
export function Loaded<Data>({
  query: { data, error, isFetching, refetch },
  children,
}: {
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}) {
  if (data !== undefined) return children(data)
  if (!error) return <Skeleton className="h-12" />
  return (
    <FailureState
      reason={failureText(error)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
