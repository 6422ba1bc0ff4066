import type { Fields } from '@trassa/contracts/entities/ad'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { ReasonPlaceholder } from '@trassa/contracts/enumerations/operator-settings'
import { type FieldName, REASON_FIELDS } from '@trassa/contracts/enumerations/reason-fields'
import type { FormDefinition, Names } from '../engine/definition.ts'
import { valueText } from '../engine/text/value-text.ts'
import { formatPrice } from '../format/numbers.ts'
import { SUBTYPES } from '../taxonomy/subtypes.ts'
import { ANY_THING, THING_NAMES } from '../taxonomy/thing-names.ts'

/** The ad that a reason is about. */
export interface ReasonSubject {
  adType: AdType
  price: number | null
  fields: Fields
  names: Names
}

interface Place {
  subject: ReasonSubject | null
  definition: FormDefinition | null
  /** The field that the reason is about. */
  field: string
}

/** The value of the reason's field in words; `null` where there is none. */
function fieldValue({ subject, definition, field }: Place): string | null {
  if (!subject) return null
  if (field === 'price') return subject.price === null ? null : formatPrice(subject.price)
  if (field === 'adType') {
    const category = SUBTYPES.find(({ adType }) => adType === subject.adType)?.name
    return category ? `«${category}»` : null
  }
  const own = definition?.fields.find(({ key }) => key === field)
  return (own && valueText(own, subject.fields, subject.names)) ?? null
}

/**
 * The field as sentences name it. One that the ad's form calls differently, as «Марка шин» or «Подходит к марке», is named by
 * that label.
 */
function fieldName({ definition, field }: Place): Omit<Required<FieldName>, 'nominative'> {
  const names: Partial<Record<string, FieldName>> = REASON_FIELDS
  const named = names[field]
  const label = definition?.fields.find(({ key }) => key === field)?.label ?? named?.nominative
  const quoted = label === undefined ? '' : ` «${label}»`
  const byLabel = {
    genitive: `поля${quoted}`,
    accusative: `поле${quoted}`,
    from: `из поля${quoted}`,
  }
  return label === named?.nominative ? { ...byLabel, ...named } : byLabel
}

const thingOf = ({ subject }: Place) => (subject ? THING_NAMES[subject.adType] : ANY_THING)

/** What a template may name in braces. */
const PLACEHOLDERS: Record<ReasonPlaceholder, (place: Place) => string | null> = {
  /** The thing on offer: «свои снимки автомобиля». */
  genitive: (place: Place) => thingOf(place).genitive,
  /** «плохо видно мотоцикл» */
  accusative: (place: Place) => thingOf(place).accusative,
  value: fieldValue,
  /** «Проверьте валюту цены» */
  fieldGenitive: (place: Place) => fieldName(place).genitive,
  /** «Проверьте цену» */
  fieldAccusative: (place: Place) => fieldName(place).accusative,
  /** «Уберите с фотографий» */
  fieldFrom: (place: Place) => fieldName(place).from,
}

const isPlaceholder = (name: string): name is ReasonPlaceholder => Object.hasOwn(PLACEHOLDERS, name)

/**
 * A reason's template (`MODERATION_REASONS`) filled in for an ad. A value that the ad has not got is left out with the
 * space before it; an unknown placeholder stays as it is.
 *
 * @param place `subject: null` for a reason about several ads
 */
export const fillReason = (template: string, place: Place): string =>
  template.replaceAll(/ ?\{(\w+)\}/g, (whole, name: string) => {
    if (!isPlaceholder(name)) return whole
    const word = PLACEHOLDERS[name](place)
    if (word === null) return ''
    return whole.startsWith(' ') ? ` ${word}` : word
  })
