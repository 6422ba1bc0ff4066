import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { TypeFields } from '../fields/type-fields.ts'
import { TYPE_KEY } from '../lexicon/labels.ts'
import { union } from '../spans/masks.ts'
import type { LabelSpan, Spans } from '../spans/span.ts'

/** What a body is good for, by which it is called where people name no model. */
const BODY_BY_PURPOSE = /^(?:для|на|по) |семь|бездорожь|гряз/

const LEAST_OF_MODEL = 3

/** Whether a word beside those is the name of a model and nothing else. */
export const namesModel = (
  { named, labelled }: Pick<Spans, 'named' | 'labelled'>,
  beside: number,
): boolean =>
  named.some(
    ({ mask, letters, named: { models, isOrdinary, isNoise } }) =>
      letters >= LEAST_OF_MODEL &&
      models.length > 0 &&
      !isOrdinary &&
      !isNoise &&
      !(mask & (beside | labelled)),
  )

/** The tokens that are a word for the type itself. */
export const typeWords = (adType: AdType, { labels }: Pick<Spans, 'labels'>): number =>
  union((labels.get(adType) ?? []).filter(({ label }) => label.key === TYPE_KEY))

/** "мотоцикл или скутер": all of the type are meant. */
const isBesideType = ({ mask, label }: LabelSpan, fields: TypeFields, spans: Spans): boolean =>
  fields.isVehicle &&
  label.key === 'typeId' &&
  (mask & spans.roles.either) !== 0 &&
  (typeWords(fields.adType, spans) & spans.roles.either & ~mask) !== 0

/** Whether a label asks for nothing beside what else is said: a model has the bodies that it has ("буханка для охоты и рыбалки"). */
export const isNeedless = (span: LabelSpan, fields: TypeFields, spans: Spans): boolean =>
  isBesideType(span, fields, spans) ||
  (span.label.key === 'bodyType' &&
    BODY_BY_PURPOSE.test(span.label.name) &&
    namesModel(spans, span.mask))
