import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { MarkCode } from '@trassa/contracts/enumerations/marks'
import type { PluralForms } from '../format/numbers.ts'

/** Dictionaries in the database; ids are strings of digits (domain §1). */
export type DictionaryName =
  | 'vehicleMarks'
  | 'vehicleModels'
  | 'cities'
  | 'carMarks'
  | 'carModels'
  | 'carGenerations'
  | 'carSeries'
  | 'carModifications'

/** Format of a dictionary row's id. */
export const DICTIONARY_ID = /^[1-9]\d{0,17}$/

/** Form fields that have a column of their own in the table of ads; all others are keys of its jsonb column `fields`. */
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

/** One option of an enumeration. `short` replaces the name in the summary line, `hex` is its colour, `group` its heading. */
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
  /** Of `vehicleMarks`: the mark groups to choose from. */
  readonly codes?: readonly MarkCode[]
  /** The parent field: its value limits the rows to choose from, and a change of it clears this field. */
  readonly dependsOn?: string
  /** Fields that a chosen row fills in from its properties of the same name. */
  readonly prefills?: readonly string[]
}

/** A value is an option's id, or with `many` an array of unique ids. */
export interface EnumerationKind {
  readonly type: 'enumeration'
  readonly options: readonly FormOption[]
  readonly many?: true
  /** In a filter: the id that means "any"; it is the same as no filter. */
  readonly any?: number
  /** In a filter: ids that mean the option of another id. */
  readonly aliases?: Readonly<Partial<Record<string, number>>>
}

/** A value is a number that is a multiple of `step`. */
export interface NumberKind {
  readonly type: 'number'
  readonly min: number
  readonly max: number | 'nextYear'
  readonly step: number
  readonly unit?: string
  /** The unit as a word in plural forms, for texts: 1 час, 3 часа (spec §9). */
  readonly units?: PluralForms
  /** No spaces between thousands: a year, a part number. */
  readonly ungrouped?: true
  /**
   * Template of the summary line for sizes with a notation of their own; keys in braces are replaced by
   * numbers: `{width}/{profile} R{diameter}`. Trailing zeros of the fraction are dropped (16, not 16.0).
   */
  readonly short?: string
}

export interface TextKind {
  readonly type: 'text'
  readonly maxLength: number
  /** Regular expression of a complete text, and the error message of any other. */
  readonly pattern?: { readonly source: string; readonly message: string }
  readonly upperCase?: true
  /** The text has a check digit; a wrong one is a warning, never an error (domain §4). */
  readonly checkDigit?: 'vin'
}

/** A value is `true` or `false`; it is absent until it is set. */
export interface FlagKind {
  readonly type: 'flag'
}

export type FieldKind = DictionaryKind | EnumerationKind | NumberKind | TextKind | FlagKind

/** The condition for showing a field. An absent value is in no list. */
export type Condition =
  | { readonly field: string; readonly absent: true }
  | { readonly field: string; readonly in: readonly (number | boolean)[] }
  | { readonly field: string; readonly notIn: readonly (number | boolean)[] }

/**
 * How a field filters a list: equal to one value; between `from` and `to`; any of several values (for a
 * field with `many`: all of them). An enumeration may be a range if its ids ascend with its meaning
 * (load capacity).
 */
export type FilterMode = 'exact' | 'range' | 'many'

/** The part of a field that a filter uses; the filters common to all types are declared with it too. */
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
  /** Id of its section. */
  readonly section: string
  readonly hint?: string
  readonly placeholder?: string
  /** The error message where it is missing; a field without one is optional. */
  readonly required?: string
  readonly filter?: FilterMode
  /** On the ad's page: a row of the specification table, or a list of its own (equipment). */
  readonly card?: 'table' | 'list'
  /** A change in an active ad becomes a pending revision (domain §3, edit). */
  readonly revision?: true
  /** Its words are in the text index; those of dictionaries and of the title always are. */
  readonly searched?: true
}

/** Fields of every ad type; they are columns of the ad. */
export type CommonFieldKey =
  | 'photos'
  | 'description'
  | 'price'
  | 'cityId'
  | 'address'
  | 'contactName'
  | 'phone'

/** A step of the form: its own fields first, then the listed common ones. */
export interface FormSection {
  readonly id: string
  readonly title: string
  readonly hint?: string
  readonly common?: readonly CommonFieldKey[]
}

/** Groups of field keys: joined by a space within a group, by the line's separator between groups. */
export type Line = readonly (readonly string[])[]

/** The definition of an ad type, from which validation, forms, filters, query strings, titles and cards are made (domain §4). */
export interface FormDefinition {
  readonly adType: AdType
  readonly prodId: number
  /** Singular: "Автомобиль"; also the title of an ad whose title fields are empty. */
  readonly name: string
  readonly sections: readonly FormSection[]
  readonly photos: { readonly min: number; readonly max: number }
  readonly priceRequired: boolean
  readonly fields: readonly FieldDefinition[]
  /** `LADA Granta I, 2018`: groups are joined by commas. */
  readonly title: Line
  /** `2018 · 84 000 км · 1.6 MT · передний`: numbers of a group of several fields have no units. */
  readonly summary: Line
}

/** Names of the dictionary ids of one ad, by field key: `{ markId: 'LADA' }`. */
export type Names = Partial<Record<string, string>>
