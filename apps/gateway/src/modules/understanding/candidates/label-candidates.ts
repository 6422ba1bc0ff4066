import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { KINDS_OF_GOODS } from '../fields/said-in-list.ts'
import type { TypeFields } from '../fields/type-fields.ts'
import { type NamedLabel, TYPE_KEY } from '../lexicon/labels.ts'
import type { LabelSpan, Spans } from '../spans/span.ts'
import { firstOf } from '../spans/token-roles.ts'
import type { Candidate } from './candidate.ts'
import { isNeedless, typeWords } from './needless-labels.ts'
import { isHired } from './services/hire-candidates.ts'

const TYPE = 7
/** A word for goods or services: people who want a vehicle do not type it. */
const TYPE_OF_GOODS = 10
/** A word that is said of the things of a type: "ямз" of parts of trucks. */
const HINT = 3.4
/** Beside the name of a vehicle it says what that has. */
const HINT_BESIDE = -2.5
const LABEL = 5
const LABEL_OF_NEW = 3
const LABEL_IN_MODEL = 0.5
const LABEL_IN_CAR = -1
/** Words for an axle are said of parts as well: "передний". */
const LABEL_OF_AXLE = 2.5
/** Services are for kinds of vehicles; such a word alone asks for the vehicle. */
const LABEL_OF_PROFILE = 1
const OF_GOODS_ALONE = 0.5
/** «Газ» is a mark before it is a fuel. */
const LABEL_OF_MARK = 4
/** What is to be done beside the service that is named: "эвакуатор перевезти ниву". */
const LABEL_OF_INTENT = -3
/** What a car has is also a part or an accessory, unless "с" stands before it. */
const OPTION_ALONE = 3.5
/** A label as it is written. */
const EXACT_LABEL = 1.5
/** A part in one word with another ending: "форсунка" of «Форсунки». */
const FORM_OF_PART = 1
const FURTHER_WORD = 3.5
const FURTHER_OF_OPTION = 2
/** The kind of rims says that rims are meant: "литьё". */
const KIND_OF_RIM = 10.5
/** A kind that holds the word for its type: "лодка пвх". */
const WITH_TYPE = 5.5
/** A part that is named before anything else is what is looked for. */
const AT_HEAD = 2.5
/** What a car has is a part where it is named before the car: "акпп камри 40". */
const PART_AT_HEAD = -4
/** What a car has is not asked for before the car: "магнитола". */
const OPTION_AT_HEAD = -1
/** Axles of parts: "задний бампер". */
const AXLE_ALONE = 1
/** A vehicle that something else is for, or that another one has: "лесовоз с прицепом". */
const VEHICLE_BESIDE = -9
/** "приора с двигателем" is a car. */
const ACCOMPANYING = -7

function labelFilter({ key, value, end }: NamedLabel, { byKey }: TypeFields): Filter {
  if (end) return { key, op: 'range', [end]: value }
  switch (byKey.get(key)?.filter) {
    case 'many':
      return { key, op: 'many', values: [value as string | number] }
    case 'range':
      return { key, op: 'range', from: Number(value), to: Number(value) }
    default:
      return { key, op: 'exact', value }
  }
}

/** What words stand for that are the name of a filter's value, or of the type itself. */
export function labelCandidate(span: LabelSpan, fields: TypeFields, spans: Spans): Candidate {
  const { mask, size, label, isExact } = span
  const isOptionAtHead = label.key === 'options' && Boolean(firstOf(mask) & spans.head)
  const further = isOptionAtHead ? FURTHER_OF_OPTION : FURTHER_WORD
  const isForm = size === 1 && fields.isGoods && label.key === 'typeId'
  const written = isExact ? EXACT_LABEL : isForm ? FORM_OF_PART : 0
  const more = (size - 1) * further + written
  if (label.key === TYPE_KEY) return typeCandidate(span, fields, { more, spans })
  if (label.end === 'from' && fields.byKey.get(label.key)?.filter !== 'range')
    return newOrUsed(span, fields, more)
  const weight = weightOf(span, fields, spans) + more
  if (isNeedless(span, fields, spans)) return { mask, weight, meaning: { kind: 'noise' } }
  return {
    mask,
    weight,
    meaning: { kind: 'filters', filters: [labelFilter(label, fields)] },
    ...(label.isNarrower && { staysInText: true }),
  }
}

/** Of a vehicle without a mileage a new one is of last year or this, and "б/у" asks for nothing. */
function newOrUsed({ mask, label }: LabelSpan, { byKey }: TypeFields, more: number): Candidate {
  const isNew = label.value === 0
  const weight = (isNew ? LABEL_OF_NEW : LABEL) + more
  if (!isNew || byKey.get('year')?.filter !== 'range')
    return { mask, weight, meaning: { kind: 'noise' } }
  const year: Filter = { key: 'year', op: 'range', from: new Date().getFullYear() - 1 }
  return { mask, weight, meaning: { kind: 'filters', filters: [year] } }
}

function typeCandidate(
  { mask, label, isExact }: LabelSpan,
  fields: TypeFields,
  { more, spans }: { more: number; spans: Spans },
): Candidate {
  const { roles } = spans
  if (label.isNarrower) {
    // "к 701 ямз 240" is a tractor, "кпп ямз" a part, and so is "кпп zf на камаз".
    const isOfPart = fields.isGoods && (spans.parts & spans.head) !== 0
    const isOfRow = spans.hasRow && !(firstOf(mask) & spans.head) && !isOfPart
    const weight = isOfRow ? HINT_BESIDE : HINT
    return { mask, weight, staysInText: true, meaning: { kind: 'noise' } }
  }
  const isBeside = Boolean((isExact ? firstOf(mask) : mask) & (roles.purpose | roles.accompanying))
  const weight = (fields.isVehicle ? TYPE : TYPE_OF_GOODS) + (isBeside ? VEHICLE_BESIDE : 0)
  return { mask, weight: weight + more, meaning: { kind: 'type' } }
}

/** Whether, beside a mark, a longer name of a model holds the words: "планета спорт", "стелс эндуро 250". */
const isInModel = ({ mask, label }: LabelSpan, { named, marks }: Spans): boolean =>
  marks !== 0 &&
  named.some(
    (span) =>
      span.mask !== mask &&
      (span.mask & mask) === mask &&
      (span.named.ownModels.length > 0 || (label.key === 'bodyType' && span.models.all.length > 0)),
  )

/** Filters of goods that say nothing of what is meant. */
const OF_ANY_GOODS: ReadonlySet<string> = new Set(['producer', 'condition'])

const KINDS_OF_VEHICLES: ReadonlySet<string> = new Set(['typeId', 'bodyType'])

/** A kind that is called by what it is for: "прицеп МЗСА для снегохода". */
const SAYS_PURPOSE = /(?:^| )(?:для|под) /

/** "забивка свай", "внесение удобрений" */
const IS_WORK = /^[а-я]+(?:ка|ние|ция)(?: |$)/

const INFINITIVE = /^[а-я]+(?:ть|ти|чь)(?:ся)?(?: |$)/

function weightOf(span: LabelSpan, fields: TypeFields, spans: Spans): number {
  const { mask, size, label, isExact } = span
  const { roles, head, vehicles } = spans
  const first = firstOf(mask)
  // "прицеп с тентом" is a kind as it is written, "лодка с прицепом" is no trailer for boats.
  const isAccompanying = Boolean((isExact ? first : mask) & roles.accompanying)
  const isAtHead = Boolean(first & head)
  if ((fields.isGoods || fields.adType === 'services') && KINDS_OF_GOODS.has(label.key)) {
    if (fields.adType === 'services' && isHired(label, spans)) return 0
    // "квадроцикл для проката" is for sale.
    if (fields.adType === 'services' && (isExact ? first : mask) & roles.isFor)
      return LABEL + VEHICLE_BESIDE
    if (fields.adType === 'services' && !isAtHead && INFINITIVE.test(label.name))
      return LABEL_OF_INTENT
    if (isAccompanying) return LABEL + ACCOMPANYING * (label.isNarrower ? 2 : 1)
    // "ваз 2114 на пневме" is a car.
    if (fields.isParts && first & roles.purpose && spans.hasRow && !(spans.parts & head))
      return LABEL + ACCOMPANYING
    if (label.key === 'rim' && !fields.marks) return KIND_OF_RIM
    const isMachine = (mask & vehicles) === mask && !IS_WORK.test(label.name)
    const isSought = isAtHead && !isMachine && !(label.isNarrower && !fields.isGoods)
    const named = isSought ? LABEL + AT_HEAD : LABEL
    // "ремонт кузова" is more than a repair.
    const holdsType = !fields.isGoods && size > 1 && mask & typeWords(fields.adType, spans)
    return holdsType ? named + WITH_TYPE : named
  }
  if (fields.isVehicle && KINDS_OF_VEHICLES.has(label.key)) {
    // "прицеп с тентом" is a kind, "тент на прицеп" is not.
    const beside = isExact ? first : mask
    if ((beside & roles.purpose && !SAYS_PURPOSE.test(label.name)) || isAccompanying)
      return LABEL + VEHICLE_BESIDE
    if (isInModel(span, spans)) return fields.hasGenerations ? LABEL_IN_CAR : LABEL_IN_MODEL
    return size > 1 && mask & typeWords(fields.adType, spans) ? LABEL + WITH_TYPE : LABEL
  }
  if (fields.isVehicle && isAtHead && (spans.parts & mask) === mask) return PART_AT_HEAD
  if (label.key === 'options')
    return isAccompanying ? LABEL : isAtHead ? OPTION_AT_HEAD : OPTION_ALONE
  if (label.key === 'profiles') return LABEL_OF_PROFILE
  // "фургон для доставки" is no offer to deliver.
  if (label.key === 'delivery' && first & roles.purpose) return LABEL + VEHICLE_BESIDE
  // "москвич в родной краске", "для семьи новое": nothing asks for a part.
  if (OF_ANY_GOODS.has(label.key) && fields.isGoods && spans.parts === 0) return OF_GOODS_ALONE
  if (label.key === 'fuel' && mask & spans.marks) return LABEL_OF_MARK
  if (label.key === 'drive' && size === 1) return isAxle(label, fields) ? AXLE_ALONE : LABEL_OF_AXLE
  return LABEL
}

const AXLE = /^(?:Передний|Задний)$/

function isAxle({ key, value }: NamedLabel, { byKey }: TypeFields): boolean {
  const kind = byKey.get(key)?.kind
  const options = kind?.type === 'enumeration' ? kind.options : []
  return options.some(({ id, name }) => id === value && AXLE.test(name))
}
