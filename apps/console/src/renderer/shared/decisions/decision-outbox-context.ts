import { createContext, use } from 'react'
import type { DecisionOutbox } from './decision-outbox.ts'

export const DecisionOutboxContext = createContext<DecisionOutbox | null>(null)

export function useDecisionOutbox(): DecisionOutbox {
  const outbox = use(DecisionOutboxContext)
  if (!outbox) throw new Error('useDecisionOutbox needs a DecisionOutboxContext above it')
  return outbox
}
