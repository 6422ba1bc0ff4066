import type { TextKind } from '@trassa/catalog/engine/definition'
import { VIN_PATTERN } from '@trassa/catalog/vin/vin'
import { useState } from 'react'
import { useAdForm } from '../../context/ad-form-handle.ts'
import { useDefinition } from '../../context/definition-context.ts'
import { prefilledText, vinPrefill } from './vin-prefill.ts'

/**
 * Decodes a complete VIN while it is typed and fills in empty fields; chosen values are never changed.
 * `message` names the filled fields until the VIN changes. The table of manufacturers is loaded with the
 * first complete VIN.
 */
export function useVinPrefill({ checkDigit }: TextKind) {
  const form = useAdForm()
  const definition = useDefinition()
  const [message, setMessage] = useState<string | null>(null)

  async function prefill(text: string): Promise<void> {
    setMessage(null)
    if (checkDigit !== 'vin' || !VIN_PATTERN.test(text)) return
    // Without the table (no network) nothing is prefilled.
    const decoder = await import('@trassa/catalog/vin/vin-decoder').catch(() => null)
    if (!decoder) return
    const filled = vinPrefill(definition, form.getValues('fields'), decoder.decodeVin(text))
    for (const [{ key }, value] of filled) {
      form.setValue(`fields.${key}`, value)
      form.clearErrors(`fields.${key}`)
    }
    setMessage(prefilledText(filled.map(([field]) => field)))
  }

  return { message, prefill }
}
