import { sectionOf } from '@trassa/ad-form/issues/completeness'
import { focusField } from '@trassa/ad-form/issues/focus-field'
import type { FieldName } from '@trassa/ad-form/issues/mark-issues'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { useEffect, useState } from 'react'

interface FieldFocusOptions {
  definition: FormDefinition
  onStep: (id: string) => void
}

/** Scrolls to a field and focuses it; on narrow screens opens its step first. */
export function useFieldFocus({ definition, onStep }: FieldFocusOptions) {
  const [wanted, setWanted] = useState<FieldName | null>(null)
  useEffect(() => {
    // Tried after every render until the step that holds it is there.
    if (wanted && focusField(wanted)) setWanted(null)
  })
  return (name: FieldName) => {
    setWanted(name)
    const section = sectionOf(definition, name)
    if (section && !document.querySelector(`[data-field="${name}"]`)) onStep(section)
  }
}
