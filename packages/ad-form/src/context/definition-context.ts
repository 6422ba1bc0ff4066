import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { createContext, use } from 'react'

export const DefinitionContext = createContext<FormDefinition | null>(null)

/** The definition of the surrounding form. */
export function useDefinition(): FormDefinition {
  const definition = use(DefinitionContext)
  if (!definition) throw new Error('useDefinition needs a DefinitionContext above it')
  return definition
}
