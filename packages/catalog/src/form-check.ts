import type { AdInput } from '@trassa/contracts/entities/ad'
import type { Issue } from '@trassa/contracts/errors'
import { DESCRIPTION_MAX, DESCRIPTION_MIN, priceSchema } from '@trassa/contracts/values'
import type { CommonFieldKey, FormDefinition } from './form-definition.ts'
import { readFields } from './form-values.ts'
import { countOf } from './format.ts'

/** domain §4. */
const CONTACT_NAME_MAX = 40
const ADDRESS_MAX = 256

/** What is checked before an ad is submitted; `photosTotal` counts the photographs it has. */
export interface CompletableAd extends AdInput {
  photosTotal: number
}

function descriptionMistake(text: string): string | undefined {
  const { length } = text.trim()
  if (length < DESCRIPTION_MIN) return `Расскажите подробнее: не меньше ${DESCRIPTION_MIN} знаков`
  if (length > DESCRIPTION_MAX) return `Описание не длиннее ${DESCRIPTION_MAX} знаков`
  return undefined
}

function priceMistake(price: number | null, required: boolean): string | undefined {
  if (price === null) return required ? 'Укажите цену' : undefined
  return priceSchema.safeParse(price).error?.issues[0]?.message
}

function contactNameMistake(name: string): string | undefined {
  if (name.trim() === '') return 'Укажите, как к вам обращаться'
  return name.trim().length > CONTACT_NAME_MAX ? `Не длиннее ${CONTACT_NAME_MAX} знаков` : undefined
}

function photosMistake(total: number, { min, max }: FormDefinition['photos']): string | undefined {
  if (total < min) {
    return `Добавьте хотя бы ${countOf(min, ['фотографию', 'фотографии', 'фотографий'])}`
  }
  if (total > max) {
    return `Оставьте не больше ${countOf(max, ['фотографии', 'фотографий', 'фотографий'])}`
  }
  return undefined
}

/**
 * Everything that keeps an ad from being submitted, in the order of the form: its type's fields
 * at `body.fields.<key>`, the common ones at `body.<key>`. Empty when it is complete. The phone is
 * the account's and is not checked here; dictionary branches are the gateway's (`dictionaryChain`).
 */
export function checkComplete(form: FormDefinition, ad: CompletableAd, now: Date): Issue[] {
  const mistakes: Partial<Record<CommonFieldKey, string>> = {
    photos: photosMistake(ad.photosTotal, form.photos),
    description: descriptionMistake(ad.description),
    price: priceMistake(ad.price, form.priceRequired),
    cityId: ad.cityId === null ? 'Выберите город' : undefined,
    address: ad.address.length > ADDRESS_MAX ? `Не длиннее ${ADDRESS_MAX} знаков` : undefined,
    contactName: contactNameMistake(ad.contactName),
  }
  const own = readFields(form, ad.fields, now, 'complete').issues.map(
    ({ key, msg, type }): Issue => ({ loc: ['body', 'fields', key], msg, type }),
  )
  const common = Object.entries(mistakes).flatMap(([key, msg]): Issue[] =>
    msg ? [{ loc: ['body', key], msg, type: 'value_error' }] : [],
  )
  return [...own, ...common]
}
