import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { createContext, use } from 'react'

export const DefinitionContext = createContext<FormDefinition | null>(null)

/** The catalogue's definition of the form that one stands in. */
export function useDefinition(): FormDefinition {
  const definition = use(DefinitionContext)
  if (!definition) throw new Error('useDefinition needs a DefinitionContext above it')
  return definition
}
