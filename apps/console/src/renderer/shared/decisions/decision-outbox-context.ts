import { createContext, use } from 'react'
import type { DecisionOutbox } from './decision-outbox.ts'

export const OutboxContext = createContext<DecisionOutbox | null>(null)

export function useOutbox(): DecisionOutbox {
  const outbox = use(OutboxContext)
  if (!outbox) throw new Error('useOutbox needs an OutboxContext above it')
  return outbox
}
