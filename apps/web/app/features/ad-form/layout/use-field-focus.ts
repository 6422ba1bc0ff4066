import { fieldNamed } from '@trassa/ad-form/issues/ad-field-notes'
import { sectionOf } from '@trassa/ad-form/issues/completeness'
import { focusField } from '@trassa/ad-form/issues/focus-field'
import type { FieldName } from '@trassa/ad-form/issues/mark-issues'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { AdFormProps } from '../ad-form-props.ts'

interface FieldFocusOptions {
  definition: FormDefinition
  onStep: AdFormProps['onStep']
}

/**
 * Scrolls to a field and focuses it: the one that the address names (`#vin`), then each that is asked for. On narrow
 * screens its step is opened first; a field whose code is still loading is focused when it has come.
 */
export function useFieldFocus({ definition, onStep }: FieldFocusOptions) {
  const { hash } = useLocation()
  // An object: the same field may be asked for twice.
  const [wanted, setWanted] = useState<{ name: FieldName } | null>(null)
  useEffect(() => {
    if (!wanted || focusField(wanted.name)) return
    const page = new MutationObserver(() => focusField(wanted.name) && page.disconnect())
    page.observe(document.body, { childList: true, subtree: true })
    return () => page.disconnect()
  }, [wanted])

  function focus(name: FieldName, options?: { replace: boolean }) {
    setWanted({ name })
    const section = sectionOf(definition, name)
    if (section && !document.querySelector(`[data-field="${name}"]`)) onStep(section, options)
  }
  const focusNamed = useEffectEvent((key: string) => {
    const name = fieldNamed(definition, key)
    // A step that an address leads to is no entry of the history: Back leaves the form.
    if (name) focus(name, { replace: true })
  })
  useEffect(() => {
    if (hash) focusNamed(hash.slice(1))
  }, [hash])
  return (name: FieldName) => focus(name)
}
