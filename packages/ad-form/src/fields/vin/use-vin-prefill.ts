import type { TextKind } from '@trassa/catalog/engine/definition'
import { VIN_PATTERN } from '@trassa/catalog/vin/vin'
import type { FieldValue } from '@trassa/contracts/entities/ad'
import { useRef, useState } from 'react'
import { useAdForm } from '../../context/ad-form-handle.ts'
import { useDefinition } from '../../context/definition-context.ts'
import { dependentValues } from '../dependent-values.ts'
import { prefilledText, vinPrefill } from './vin-prefill.ts'

/**
 * Decodes a complete VIN while it is typed and fills in empty fields; chosen values are never changed,
 * what an earlier VIN has filled in is.
 * `message` names the filled fields until the VIN changes. The table of manufacturers is loaded with the
 * first complete VIN.
 */
export function useVinPrefill({ checkDigit }: TextKind) {
  const form = useAdForm()
  const definition = useDefinition()
  const brought = useRef(new Map<string, FieldValue>())
  const [message, setMessage] = useState<string | null>(null)

  async function prefill(text: string): Promise<void> {
    setMessage(null)
    if (checkDigit !== 'vin' || !VIN_PATTERN.test(text)) return
    // Without the table (no network) nothing is prefilled.
    const decoder = await import('@trassa/catalog/vin/vin-decoder').catch(() => null)
    if (!decoder) return
    const decoded = decoder.decodeVin(text)
    const changes = vinPrefill(definition, form.getValues('fields'), decoded, brought.current)
    for (const [field, value] of changes) {
      // Another mark has other models.
      const dependents =
        field.kind.type === 'dictionary' ? dependentValues(definition, field, undefined) : []
      for (const [key, next] of [[field.key, value] as const, ...dependents]) {
        form.setValue(`fields.${key}`, next)
        form.clearErrors(`fields.${key}`)
      }
      if (value === null) brought.current.delete(field.key)
      else brought.current.set(field.key, value)
    }
    setMessage(prefilledText(changes.flatMap(([field, value]) => (value === null ? [] : field))))
  }

  return { message, prefill }
}
