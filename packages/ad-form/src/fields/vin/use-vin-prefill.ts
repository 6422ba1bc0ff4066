import type { TextKind } from '@trassa/catalog/engine/definition'
import { VEHICLE_NUMBER_PATTERN, VIN_PATTERN } from '@trassa/catalog/vin/vin'
import type { DecodedVin } from '@trassa/catalog/vin/vin-decoder'
import type { FieldValue } from '@trassa/contracts/entities/ad'
import { useRef, useState } from 'react'
import { useAdForm } from '../../context/ad-form-handle.ts'
import { useDefinition } from '../../context/definition-context.ts'
import { dependentValues } from '../dependent-values.ts'
import { prefilledText, vinPrefill } from './vin-prefill.ts'

/** The number of a body or frame tells neither. */
const NOTHING: DecodedVin = { markId: null, year: null }

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
    if (checkDigit !== 'vin' || !VIN_PATTERN.test(text)) return
    // Without the table (no network) nothing is prefilled.
    const decoder = await import('@trassa/catalog/vin/vin-decoder').catch(() => null)
    if (!decoder) return
    apply(decoder.decodeVin(text))
  }

  /** The field is left with this text: only now a short number is no longer the beginning of a VIN. */
  function leave(text: string): void {
    if (checkDigit !== 'vin' || VIN_PATTERN.test(text)) return
    if (VEHICLE_NUMBER_PATTERN.test(text) && brought.current.size > 0) apply(NOTHING)
  }

  function apply(decoded: DecodedVin): void {
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
    setMessage(prefilledText(changes))
  }

  return { message, prefill, leave }
}
