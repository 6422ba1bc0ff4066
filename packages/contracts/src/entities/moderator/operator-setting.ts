import { z } from 'zod'
import { isVisible } from '../../clean-text.ts'
import {
  FREE_REASON,
  LINK_KEYS,
  REASON_CODES,
  REASON_KEYS,
  REASON_PLACEHOLDERS,
  reasonKey,
  SETTING_KEYS,
  type SettingKey,
} from '../../enumerations/operator-settings.ts'
import { REASON_FIELD_KEYS } from '../../enumerations/reason-fields.ts'
import { textSchema, timestampSchema } from '../../values.ts'

/** Signs of an address, of a template and of the words of a closed site. */
export const LINK_MAX = 500
export const TEMPLATE_MAX = 400
export const MAINTENANCE_TEXT_MAX = 300

/** An address that a stranger may be led to: https, a public name, no password in it. */
function isOutsideAddress(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password
}

/** `''`: the link stands nowhere. */
export const linkAddressSchema = textSchema(LINK_MAX)
  .trim()
  .refine((text) => text === '' || isOutsideAddress(text), {
    error: 'Введите адрес, который начинается с https://, без имени и пароля',
  })

const NAMES = Object.keys(REASON_PLACEHOLDERS)
const SHOWN_NAMES = NAMES.map((name) => `{${name}}`).join(', ')

/** What is wrong with the braces of a template; `null` where nothing is. */
function placeholderMistake(text: string): string | null {
  const unknown = [...text.matchAll(/\{(\w+)\}/g)].find(([, name = '']) => !NAMES.includes(name))
  if (unknown) return `Подстановки ${unknown[0]} нет. Можно ${SHOWN_NAMES}`
  const rest = text.replaceAll(/\{\w+\}/g, '')
  return /[{}]/.test(rest) ? `Фигурные скобки – только для подстановок ${SHOWN_NAMES}` : null
}

export const templateTextSchema = textSchema(TEMPLATE_MAX)
  .trim()
  .superRefine((text, context) => {
    const message = placeholderMistake(text)
    if (message) context.addIssue({ code: 'custom', message })
  })

const reasonCode = z.enum(REASON_CODES)

const maintenanceSchema = z.object({
  /** What visitors read after the fixed sentence (spec §2). */
  text: textSchema(MAINTENANCE_TEXT_MAX)
    .trim()
    .refine(isVisible, 'Напишите, что прочтут посетители'),
  /** When the work is expected to end; the site stays closed until it is opened. */
  until: timestampSchema,
})

const linkSetting = z.object({ key: z.enum(LINK_KEYS), value: linkAddressSchema.nullable() })

const reasonSetting = z
  .object({
    key: z.enum(REASON_KEYS),
    value: z
      .object({
        /** For the fields that have no text of their own (the catalogue's `templateFor`). */
        text: templateTextSchema,
        isOffered: z.boolean(),
        byField: z
          .partialRecord(
            z.enum(REASON_FIELD_KEYS),
            templateTextSchema.refine(isVisible, 'Введите текст'),
          )
          .optional(),
      })
      .nullable(),
  })
  .superRefine(({ key, value }, context) => {
    if (!value) return
    const isFree = key === reasonKey(FREE_REASON)
    if (isFree && !value.isOffered)
      context.addIssue({
        code: 'custom',
        path: ['value', 'isOffered'],
        message: 'Эту причину предлагают всегда',
      })
    if (!isFree && !isVisible(value.text))
      context.addIssue({ code: 'custom', path: ['value', 'text'], message: 'Введите текст' })
  })

const orderSetting = z.object({
  key: z.literal('reasonOrder'),
  value: z
    .array(reasonCode)
    .refine(
      (codes) => new Set(codes).size === codes.length && codes.length === REASON_CODES.length,
      {
        error: 'Каждая причина должна стоять в списке один раз',
      },
    )
    .nullable(),
})

const maintenanceSetting = z.object({
  key: z.literal('maintenance'),
  value: maintenanceSchema.nullable(),
})

/** A setting with its value; `null`: what the code or the environment says. A maintenance of `null` is an open site. */
export const operatorSettingSchema = z.discriminatedUnion('key', [
  maintenanceSetting,
  orderSetting,
  reasonSetting,
  linkSetting,
])
export type OperatorSetting = z.infer<typeof operatorSettingSchema>

/** What a setting says of a reason. */
export type ReasonSettingValue = NonNullable<z.infer<typeof reasonSetting>['value']>

/** A value that a setting has had; each change is a version. */
export const settingVersionSchema = z.object({
  setting: operatorSettingSchema,
  /** 0: it was never set. */
  version: z.int().min(0),
  setAt: timestampSchema.nullable(),
  /** The name of the senior moderator; `null`: the command line, or never set. */
  setBy: z.string().nullable(),
})
export type SettingVersion = z.infer<typeof settingVersionSchema>

export const settingKeySchema = z.enum(SETTING_KEYS)

/** The setting of a key: several keys share a kind of value. */
type SettingOf<Key extends SettingKey, Each = OperatorSetting> = Each extends OperatorSetting
  ? Key extends Each['key']
    ? Each
    : never
  : never

/** The value of a setting; `null` where it is not set. */
export const settingValue = <Key extends SettingKey>(
  settings: readonly OperatorSetting[],
  key: Key,
): SettingOf<Key>['value'] | null =>
  (settings.find((setting) => setting.key === key)?.value ?? null) as SettingOf<Key>['value'] | null
