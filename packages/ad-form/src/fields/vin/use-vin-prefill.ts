import type { TextKind } from '@trassa/catalog/engine/definition'
import { VEHICLE_NUMBER_PATTERN, VIN_PATTERN } from '@trassa/catalog/vin/vin'
import type { FieldValue } from '@trassa/contracts/entities/ad'
import { useRef, useState } from 'react'
import { useAdForm } from '../../context/ad-form-handle.ts'
import { useDefinition } from '../../context/definition-context.ts'
import { dependentValues } from '../dependent-values.ts'

/**
 * Decodes a complete VIN while it is typed and fills in empty fields; chosen values are never changed,
 * what an earlier VIN has filled in is.
 * `message` names the filled or emptied fields until the VIN changes. The table of manufacturers is loaded with the
 * first complete VIN.
 */
export function useVinPrefill({ checkDigit }: TextKind) {
  const form = useAdForm()
  const definition = useDefinition()
  const brought = useRef(new Map<string, FieldValue>())
  const [message, setMessage] = useState<string | null>(null)

  async function prefill(text: string): Promise<void> {
    setMessage(null)
    if (checkDigit === 'vin' && VIN_PATTERN.test(text)) await apply(text)
  }

  /** The field is left with this text: only now a short number is no longer the beginning of a VIN. */
  async function leave(text: string): Promise<void> {
    if (checkDigit !== 'vin' || VIN_PATTERN.test(text)) return
    if (VEHICLE_NUMBER_PATTERN.test(text) && brought.current.size > 0) await apply(text)
  }

  async function apply(number: string): Promise<void> {
    // Without the table (no network) nothing is prefilled.
    const vin = await import('./vin-prefill.ts').catch(() => null)
    if (!vin) return
    const decoded = vin.decodedNumber(number)
    const changes = vin.vinPrefill(definition, form.getValues('fields'), decoded, brought.current)
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
    setMessage(vin.prefilledText(changes))
  }

  return { message, prefill, leave }
}
