import { DESCRIPTION_MIN } from '@trassa/contracts/description-length'
import { type AdInput, adInputSchema } from '@trassa/contracts/entities/ad'
import type { Issue } from '@trassa/contracts/errors'
import type { z } from 'zod'
import { countOf } from '../../format/numbers.ts'
import type { CommonFieldKey, FormDefinition } from '../definition.ts'
import { readFields } from './read-fields.ts'

/** The content that is checked before an ad is submitted; `photosTotal` is the number of its photos. */
export interface CompletableAd extends AdInput {
  photosTotal: number
}

/** Rules of submission only; those that a draft obeys too are in the contract. */
const { price, description, contactName, address } = adInputSchema.shape

const mistakeOf = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message

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
 * The issues that prevent an ad from being submitted, in the order of the form: the type's fields at
 * `body.fields.<key>`, the common ones at `body.<key>`. Empty for a complete ad. Not checked here: the
 * phone, which is the account's, and dictionary values, which the gateway checks (`dictionaryChain`).
 */
export function checkComplete(form: FormDefinition, ad: CompletableAd, now: Date): Issue[] {
  const mistakes: Partial<Record<CommonFieldKey, string>> = {
    photos: photosMistake(ad.photosTotal, form.photos),
    description:
      ad.description.trim().length < DESCRIPTION_MIN
        ? `Расскажите подробнее: не меньше ${DESCRIPTION_MIN} знаков`
        : mistakeOf(description, ad.description),
    price: ad.price === null && form.priceRequired ? 'Укажите цену' : mistakeOf(price, ad.price),
    cityId: ad.cityId === null ? 'Выберите город' : undefined,
    address: mistakeOf(address, ad.address),
    contactName:
      ad.contactName.trim() === ''
        ? 'Укажите, как к вам обращаться'
        : mistakeOf(contactName, ad.contactName),
  }
  const own = readFields(form, ad.fields, now, 'complete').issues.map(
    ({ key, msg, type }): Issue => ({ loc: ['body', 'fields', key], msg, type }),
  )
  const common = Object.entries(mistakes).flatMap(([key, msg]): Issue[] =>
    msg ? [{ loc: ['body', key], msg, type: 'value_error' }] : [],
  )
  return [...own, ...common]
}
