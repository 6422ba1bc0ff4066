import type { Fields } from '@trassa/contracts/entities/ad'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { MarkCode } from '@trassa/contracts/enumerations/marks'
import type { PluralForms } from '../format/numbers.ts'

/** Dictionaries that live in the database; ids are strings of digits (domain §1). */
export type DictionaryName =
  | 'vehicleMarks'
  | 'vehicleModels'
  | 'cities'
  | 'carMarks'
  | 'carModels'
  | 'carGenerations'
  | 'carSeries'
  | 'carModifications'

/** What the id of a dictionary row looks like. */
export const DICTIONARY_ID = /^[1-9]\d{0,17}$/

/** Form fields that have a column of their own in the table of ads; all others live in its jsonb `fields`. */
export const AD_COLUMNS = [
  'markId',
  'modelId',
  'generationId',
  'seriesId',
  'modificationId',
  'year',
  'mileage',
  'bodyType',
  'gearbox',
  'fuel',
  'drive',
  'volume',
  'power',
  'condition',
  'colorId',
  'vin',
] as const
export type AdColumn = (typeof AD_COLUMNS)[number]

/** One choice of an enumeration. `short` is its word in the summary line, `hex` its colour, `group` its heading. */
export interface FormOption {
  readonly id: number
  readonly name: string
  readonly short?: string
  readonly hex?: string
  readonly group?: string
}

/** A value is the id of a dictionary row, as a string of digits. */
export interface DictionaryKind {
  readonly type: 'dictionary'
  readonly dictionary: DictionaryName
  /** Of `vehicleMarks`: the groups whose marks may be chosen. */
  readonly codes?: readonly MarkCode[]
  /** The field whose value the rows to choose from belong to; changing it clears this one. */
  readonly dependsOn?: string
  /** Fields that choosing a row fills in, where the row has a property of the same name. */
  readonly prefills?: readonly string[]
}

/** A value is an option's id, or with `many` an array of different ids. */
export interface EnumerationKind {
  readonly type: 'enumeration'
  readonly options: readonly FormOption[]
  readonly many?: true
  /** In a filter: the id that means "any", that is, no filter at all. */
  readonly any?: number
  /** In a filter: further ids that mean one of the options. */
  readonly aliases?: Readonly<Partial<Record<string, number>>>
}

/** A value is a number that is a multiple of `step`. */
export interface NumberKind {
  readonly type: 'number'
  readonly min: number
  readonly max: number | 'nextYear'
  readonly step: number
  readonly unit?: string
  /** The unit as a word that follows the number where it is read: 1 час, 3 часа (spec §9). */
  readonly units?: PluralForms
  /** Written without spaces between thousands: a year, a number of a part. */
  readonly ungrouped?: true
  /**
   * Its words in the summary line, with numbers in place of keys, where a size is written by its trade:
   * `{width}/{profile} R{diameter}`. Such a number has no zeros after the point (16, not 16.0).
   */
  readonly short?: string
}

export interface TextKind {
  readonly type: 'text'
  readonly maxLength: number
  /** What a complete text looks like, and the sentence for one that does not. */
  readonly pattern?: { readonly source: string; readonly message: string }
  readonly upperCase?: true
  /** A complete text holds a check digit; a wrong one is only remarked upon. */
  readonly checkDigit?: 'vin'
}

/** A value is `true` or `false`; left alone it is absent. */
export interface FlagKind {
  readonly type: 'flag'
}

export type FieldKind = DictionaryKind | EnumerationKind | NumberKind | TextKind | FlagKind

/** When a field is shown. An absent value is in no list. */
export type Condition =
  | { readonly field: string; readonly absent: true }
  | { readonly field: string; readonly in: readonly (number | boolean)[] }
  | { readonly field: string; readonly notIn: readonly (number | boolean)[] }

/**
 * How a list is narrowed by a field: one value; `from` and `to`; any of several values
 * (for a field that itself holds many values: all of them). An enumeration may be a range where its
 * ids ascend with what they mean (load capacity).
 */
export type FilterMode = 'exact' | 'range' | 'many'

/** What a filter needs to know of a field; the filters common to all types are declared so too. */
export interface FilterField {
  readonly key: string
  readonly label: string
  readonly kind: FieldKind
  readonly filter: FilterMode
  readonly column?: AdColumn
  readonly visibleWhen?: Condition
}

/** One field of an ad form (domain §4). */
export interface FieldDefinition extends Omit<FilterField, 'filter'> {
  /** Id of the section it stands in. */
  readonly section: string
  readonly hint?: string
  readonly placeholder?: string
  /** The sentence that asks for it where it is missing; a field without one may stay empty. */
  readonly required?: string
  readonly filter?: FilterMode
  /** On the ad's page: a row of the table of facts, or a list of its own (equipment). */
  readonly card?: 'table' | 'list'
  /** A change in a live ad waits for a moderator (domain §3, edit). */
  readonly revision?: true
  /** The text search finds its words; those of dictionaries and of the title it finds anyway. */
  readonly searched?: true
}

/** The parts of every ad, whatever its type; they are columns of the ad itself. */
export type CommonFieldKey =
  | 'photos'
  | 'description'
  | 'price'
  | 'cityId'
  | 'address'
  | 'contactName'
  | 'phone'

/** A step of the form: its own fields first, then the common ones it names. */
export interface FormSection {
  readonly id: string
  readonly title: string
  readonly hint?: string
  readonly common?: readonly CommonFieldKey[]
}

/** Groups of field keys: within a group joined tightly, between groups by the line's separator. */
export type Line = readonly (readonly string[])[]

/** Everything that the product knows about ads of one type (domain §4). */
export interface FormDefinition {
  readonly adType: AdType
  readonly prodId: number
  /** What one thing of this type is called: "Автомобиль"; the title of an ad that has none yet. */
  readonly name: string
  readonly sections: readonly FormSection[]
  readonly photos: { readonly min: number; readonly max: number }
  readonly priceRequired: boolean
  readonly fields: readonly FieldDefinition[]
  /** `LADA Granta I, 2018`: groups are joined by commas. */
  readonly title: Line
  /** `2018 · 84 000 км · 1.6 MT · передний`: in a group of several, numbers stand without units. */
  readonly summary: Line
}

/** The words for the dictionary ids of one ad, by field key: `{ markId: 'LADA' }`. */
export type Names = Partial<Record<string, string>>

export function fieldOf(form: FormDefinition, key: string): FieldDefinition | undefined {
  return form.fields.find((field) => field.key === key)
}

/** Whether `condition` holds for these values; no condition always holds. */
export function isMet(condition: Condition | undefined, fields: Fields): boolean {
  if (!condition) return true
  const value = fields[condition.field]
  if ('absent' in condition) return value === undefined || value === null
  const listed = (list: readonly (number | boolean)[]) => list.some((item) => item === value)
  return 'in' in condition ? listed(condition.in) : !listed(condition.notIn)
}

/** The fields that a person sees, given what is filled in so far, in the order of the form. */
export function visibleFields(form: FormDefinition, fields: Fields): FieldDefinition[] {
  return form.fields.filter((field) => isMet(field.visibleWhen, fields))
}

export interface ChainLink {
  readonly key: string
  readonly dictionary: DictionaryName
  readonly codes?: readonly MarkCode[]
  readonly parent: string | null
}

/**
 * The dictionary fields, parents first. Whoever has the database checks that each value exists and
 * belongs to its parent's value (a model to its mark).
 */
export function dictionaryChain(form: FormDefinition): ChainLink[] {
  return form.fields.flatMap(({ key, kind }) =>
    kind.type === 'dictionary'
      ? [
          {
            key,
            dictionary: kind.dictionary,
            ...(kind.codes && { codes: kind.codes }),
            parent: kind.dependsOn ?? null,
          },
        ]
      : [],
  )
}
