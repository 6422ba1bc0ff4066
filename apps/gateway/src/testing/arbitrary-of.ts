import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

/** The part of JSON Schema that our contracts use. */
export interface JsonSchema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  maxItems?: number
  minItems?: number
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

export interface Known {
  /** Values to try under a name, such as the ids of existing ads. */
  values: Partial<Record<string, readonly unknown[]>>
  /** Names to try where the schema accepts any name, such as the keys of a form's fields. */
  keys: readonly string[]
}

const MOST_ITEMS = 5
const MOST_LETTERS = 200

/** Inputs that a schema accepts, its refinements left aside; `known` values are taken often. */
export const arbitraryOf = (schema: z.ZodType, known: Known): Arbitrary<unknown> =>
  ofSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, known)

/** The same of a schema that is JSON already, as an OpenAPI document has it. */
export function ofSchema(schema: JsonSchema, known: Known): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((one) => ofSchema(one, known)))
  const { type } = schema
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => ofType(one, schema, known)))
  return type ? ofType(type, schema, known) : fc.oneof(text(), fc.integer(), fc.constant(null))
}

function ofType(type: string, schema: JsonSchema, known: Known): Arbitrary<unknown> {
  const { minimum: min, maximum: max } = schema
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.maxSafeInteger().map((n) => Math.min(max ?? n, Math.max(min ?? n, n)))
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true, min, max })
    case 'string':
      return ofString(schema)
    case 'array':
      return fc.array(ofSchema(schema.items ?? {}, known), {
        minLength: schema.minItems,
        maxLength: Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS),
      })
    case 'object':
      return ofObject(schema, known)
    default:
      throw new Error(`No arbitrary of ${type}`)
  }
}

const text = (minLength = 0, maxLength = MOST_LETTERS) =>
  fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, MOST_LETTERS) })

function ofString({ format, pattern, minLength, maxLength }: JsonSchema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time') {
    return fc
      .date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString())
  }
  return pattern ? fc.stringMatching(new RegExp(pattern)) : text(minLength, maxLength)
}

function ofObject(schema: JsonSchema, known: Known): Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, one]) => {
    const values = known.values[name]
    const any = ofSchema(one, known)
    const likely = values
      ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, any)
      : any
    return [name, likely] as const
  })
  const required = schema.required ?? []
  const declared = fc.record(Object.fromEntries(fields), { requiredKeys: required })
  const { additionalProperties: more } = schema
  if (typeof more !== 'object') return declared
  const names = fc.oneof(fc.constantFrom(...known.keys), text(1, 40))
  const others = fc.dictionary(names, ofSchema(more, known), { maxKeys: MOST_ITEMS })
  return fc.tuple(others, declared).map(([rest, own]) => ({ ...rest, ...own }))
}
