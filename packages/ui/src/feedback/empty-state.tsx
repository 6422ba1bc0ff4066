import type { ReactNode } from 'react'
import { EmptyRoad } from '../brand/illustrations.tsx'
import { StatePanel } from './state-panel.tsx'

interface EmptyStateProps {
  /** What is missing: "Пока нет черновиков". */
  title: string
  /** `h1` where the state is the whole page. */
  heading?: 'h1'
  /** One sentence of advice. */
  children?: ReactNode
  /** The next step: one or two buttons. */
  actions?: ReactNode
  className?: string
}

/** Shown instead of an empty list or an empty search result. */
export function EmptyState(props: EmptyStateProps) {
  return <StatePanel {...props} picture={<EmptyRoad />} />
}
