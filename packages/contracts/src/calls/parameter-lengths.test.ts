import { expect, it } from 'vitest'
import { z } from 'zod'
import { ALL_CALLS } from './all-calls.ts'

interface Schema {
  type?: string
  maxLength?: number
  pattern?: string
  enum?: unknown[]
  const?: unknown
  [keyword: string]: unknown
}

/** Whether a pattern has an end: it is anchored, and nothing in it repeats without a bound. */
function isBounded(pattern: string): boolean {
  const repeats = pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
  return /^\^.*\$$/.test(pattern) && !/[*+]|\{\d+,\}/.test(repeats)
}

const hasMaximum = ({ maxLength, pattern, enum: values, const: value }: Schema): boolean =>
  maxLength !== undefined ||
  values !== undefined ||
  value !== undefined ||
  (pattern !== undefined && isBounded(pattern))

/** The places of a JSON schema where a text of any length may stand. */
function unbounded(schema: Schema, path: string): string[] {
  const own = schema.type === 'string' && !hasMaximum(schema) ? [path] : []
  const inner = Object.entries(schema)
    .filter((entry): entry is [string, Schema] => typeof entry[1] === 'object' && !!entry[1])
    .flatMap(([key, part]) => unbounded(part, `${path}.${key}`))
  return [...own, ...inner]
}

const parametersOf = (schema: z.ZodType | undefined, name: string) =>
  schema
    ? unbounded(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, name)
    : []

it.each(ALL_CALLS.map((call) => [call.id, call] as const))(
  'domain §1: every text in the address of %s has a maximum length',
  (_, { params, query }) => {
    expect([...parametersOf(params, 'params'), ...parametersOf(query, 'query')]).toEqual([])
  },
)

it.each([
  ['^\\+7\\d{10}$', true],
  ['^[1-9]\\d{0,17}$', true],
  ['^[a-z+*]{1,5}$', true],
  ['^\\d+$', false],
  ['^\\d{2,}$', false],
  ['\\d{5}', false],
])('the pattern %s ends: %s', (pattern, expected) => {
  expect(isBounded(pattern)).toBe(expected)
})
