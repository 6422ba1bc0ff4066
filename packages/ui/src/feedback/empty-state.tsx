import type { ReactNode } from 'react'
import { EmptyRoad } from '../brand/illustrations.tsx'
import { StatePanel } from './state-panel.tsx'

interface EmptyStateProps {
  /** What is not there: "Пока нет черновиков". */
  title: string
  /** One sentence that helps. */
  children?: ReactNode
  /** The next step: one or two buttons. */
  actions?: ReactNode
  className?: string
}

/** Nothing here yet, or nothing that fits. */
export function EmptyState(props: EmptyStateProps) {
  return <StatePanel {...props} picture={<EmptyRoad />} />
}
