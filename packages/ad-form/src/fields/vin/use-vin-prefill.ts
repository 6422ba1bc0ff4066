import type { TextKind } from '@trassa/catalog/engine/definition'
import { VIN_PATTERN } from '@trassa/catalog/vin/vin'
import { useState } from 'react'
import { useAdForm } from '../../context/ad-form-handle.ts'
import { useDefinition } from '../../context/definition-context.ts'
import { prefilledText, vinPrefill } from './vin-prefill.ts'

/**
 * Fills in what a complete VIN tells, as it is typed; what the person has chosen is never touched.
 * `told` says what was filled in, as long as the VIN stands. The table of makers is loaded then.
 */
export function useVinPrefill({ checkDigit }: TextKind) {
  const form = useAdForm()
  const definition = useDefinition()
  const [told, setTold] = useState<string | null>(null)

  async function prefill(text: string): Promise<void> {
    setTold(null)
    if (checkDigit !== 'vin' || !VIN_PATTERN.test(text)) return
    // Where the table cannot be had (no network), one fills in by hand.
    const facts = await import('@trassa/catalog/vin/vin-decoder').catch(() => null)
    if (!facts) return
    const filled = vinPrefill(definition, form.getValues('fields'), facts.decodeVin(text))
    for (const [{ key }, value] of filled) {
      form.setValue(`fields.${key}`, value)
      form.clearErrors(`fields.${key}`)
    }
    setTold(prefilledText(filled.map(([field]) => field)))
  }

  return { told, prefill }
}
