import { cleanText } from '@trassa/contracts/clean-text'
import type { Fields, FieldValue } from '@trassa/contracts/entities/ad'
import { z } from 'zod'
import { countOf } from '../../format/numbers.ts'
import {
  DICTIONARY_ID,
  type FieldDefinition,
  type FormDefinition,
  type NumberKind,
  type TextKind,
} from '../definition.ts'
import { fieldOf, isMet } from '../definition-fields.ts'
import { digitsOf, upperBound } from '../number-kind.ts'
import { numberWithUnit } from '../text/value-text.ts'

/** `draft`: present values must have the right type and size. `complete`: all rules of publication. */
export type Strictness = 'draft' | 'complete'

export interface FieldIssue {
  key: string
  msg: string
  type: 'missing' | 'value_error' | 'extra_forbidden'
}

const CHOOSE = 'Выберите из списка'
// PostgreSQL cannot store NUL; the other control characters are never meant.
const CONTROL_CHARACTERS = /\p{Cc}/u

const DIGITS = ['знака', 'знаков', 'знаков'] as const

function stepMistake({ step }: NumberKind): string {
  if (step === 1) return 'Введите целое число'
  const digits = digitsOf({ step })
  return step === 10 ** -digits
    ? `Не больше ${countOf(digits, DIGITS)} после запятой`
    : `Введите число, кратное ${String(step).replace('.', ',')}`
}

function numberSchema(kind: NumberKind, now: Date, strictness: Strictness): z.ZodType<FieldValue> {
  // A draft is saved while 2018 is being typed: it takes any number that the column can hold.
  const min = strictness === 'draft' ? Math.min(kind.min, 0) : kind.min
  const max = upperBound(kind, now)
  return (
    z
      .number('Введите число')
      .multipleOf(kind.step, stepMistake(kind))
      // To zod 4e-323 is a multiple of 0.1; no column of PostgreSQL can hold it.
      .refine((value) => value === 0 || Math.abs(value) >= kind.step, stepMistake(kind))
      .min(min, `Не меньше ${numberWithUnit(kind, min)}`)
      .max(max, `Не больше ${numberWithUnit(kind, max)}`)
  )
}

function textSchema(kind: TextKind, strictness: Strictness): z.ZodType<FieldValue> {
  const text = z
    .string('Введите текст')
    .overwrite(cleanText)
    .trim()
    .max(kind.maxLength, `Не длиннее ${kind.maxLength} знаков`)
    .refine((value) => !CONTROL_CHARACTERS.test(value), 'Уберите из текста невидимые знаки')
  const cased = kind.upperCase ? text.toUpperCase() : text
  if (strictness === 'draft' || !kind.pattern) return cased
  return cased.regex(new RegExp(kind.pattern.source), kind.pattern.message)
}

function valueSchema(
  { kind }: FieldDefinition,
  now: Date,
  strictness: Strictness,
): z.ZodType<FieldValue> {
  switch (kind.type) {
    case 'dictionary':
      return z.string(CHOOSE).regex(DICTIONARY_ID, CHOOSE)
    case 'enumeration': {
      const option = z.literal(
        kind.options.map((item) => item.id),
        CHOOSE,
      )
      if (!kind.many) return option
      return z
        .array(option, CHOOSE)
        .refine((ids) => new Set(ids).size === ids.length, 'Уберите повторы')
    }
    case 'number':
      return numberSchema(kind, now, strictness)
    case 'text':
      return textSchema(kind, strictness)
    case 'flag':
      return z.boolean('Отметьте или снимите отметку')
  }
}

/** By strictness and year, which alone they depend on: making one takes longer than a value's validation. */
const schemas = new WeakMap<FieldDefinition, Map<string, z.ZodType<FieldValue>>>()

function schemaOf(
  field: FieldDefinition,
  now: Date,
  strictness: Strictness,
): z.ZodType<FieldValue> {
  const ofField = schemas.get(field) ?? new Map<string, z.ZodType<FieldValue>>()
  schemas.set(field, ofField)
  const name = `${strictness} ${now.getUTCFullYear()}`
  const schema = ofField.get(name) ?? valueSchema(field, now, strictness)
  ofField.set(name, schema)
  return schema
}

/** Whether a value is empty: absent, cleared, an empty text or an empty list. */
export function isMissing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}

/**
 * Validates untrusted fields against a form. `fields` are the valid ones, with texts trimmed and cleared
 * fields as `null`; in `complete` mode hidden (`visibleWhen`) and empty fields are dropped. `issues` has
 * an entry for every invalid field.
 */
export function readFields(
  form: FormDefinition,
  input: Readonly<Record<string, unknown>>,
  now: Date,
  strictness: Strictness,
): { fields: Fields; issues: FieldIssue[] } {
  const fields: Fields = {}
  const issues: FieldIssue[] = Object.keys(input)
    .filter((key) => !fieldOf(form, key))
    .map((key) => ({ key, msg: 'Такого поля нет', type: 'extra_forbidden' }))

  for (const field of form.fields) {
    const value = input[field.key]
    if (isMissing(value)) {
      if (strictness === 'draft' && value !== undefined) fields[field.key] = null
      continue
    }
    const parsed = schemaOf(field, now, strictness).safeParse(value)
    if (parsed.success) fields[field.key] = parsed.data
    else {
      const msg = parsed.error.issues[0]?.message ?? CHOOSE
      issues.push({ key: field.key, msg, type: 'value_error' })
    }
  }
  if (strictness === 'draft') return { fields, issues }
  return finish(form, fields, issues)
}

/** Rules across fields: hidden fields are dropped, required ones must be present. */
function finish(form: FormDefinition, fields: Fields, issues: FieldIssue[]) {
  const shown: Fields = {}
  const open = issues.filter(({ type }) => type === 'extra_forbidden')
  for (const { key, required, visibleWhen } of form.fields) {
    if (!isMet(visibleWhen, fields)) continue
    const wrong = issues.find((issue) => issue.key === key)
    if (wrong) open.push(wrong)
    else if (fields[key] !== undefined) shown[key] = fields[key]
    else if (required) open.push({ key, msg: required, type: 'missing' })
  }
  return { fields: shown, issues: open }
}
