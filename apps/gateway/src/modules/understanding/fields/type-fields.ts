import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { FilterField, FormDefinition } from '@trassa/catalog/engine/definition'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { MarkCode } from '@trassa/contracts/enumerations/marks'
import { oncePer } from '../../../platform/kept/once-per.ts'

/** What the filters of a type can hold. */
export interface TypeFields {
  adType: AdType
  byKey: ReadonlyMap<string, FilterField>
  /** The dictionary of its marks; absent where its ads have none. */
  marks?: { dictionary: 'carMarks' | 'vehicleMarks'; codes: readonly MarkCode[] }
  /** The filter that says what kind of thing is meant: a truck with another body is another thing, a car is not. */
  kind?: 'typeId' | 'bodyType'
  hasModels: boolean
  hasGenerations: boolean
  /** Whether prices are those of vehicles: people leave out the thousands. */
  isVehicle: boolean
  /** Parts and accessories. */
  isGoods: boolean
  /** Parts of vehicles, which have numbers. */
  isParts: boolean
  /** Tyres, discs and services are said to be for a car that their filters do not have. */
  isForAny: boolean
  /** One name stands for several models: those that it is the own name of are meant. */
  prefersOwnNames: boolean
}

const fieldsOf = oncePer((form: FormDefinition): TypeFields => {
  const byKey = new Map(filterFields(form).map((field) => [field.key, field]))
  const mark = byKey.get('markId')?.kind
  const dictionary = mark?.type === 'dictionary' ? mark.dictionary : undefined
  const marks =
    mark?.type === 'dictionary' && (dictionary === 'carMarks' || dictionary === 'vehicleMarks')
      ? { marks: { dictionary, codes: mark.codes ?? [] } as const }
      : {}
  const prefersOwnNames = dictionary === 'vehicleMarks'
  const kind = byKey.has('typeId')
    ? 'typeId'
    : prefersOwnNames && byKey.has('bodyType')
      ? 'bodyType'
      : undefined
  const isVehicle = byKey.has('year')
  const isParts = /_parts_(?!.*(?:tires|discs|wheels|accessories))/.test(form.adType)
  return {
    adType: form.adType,
    byKey,
    ...marks,
    ...(kind && { kind }),
    hasModels: byKey.has('modelId'),
    hasGenerations: byKey.has('generationId'),
    isVehicle,
    isGoods: form.adType.includes('_parts_'),
    isParts,
    isForAny: !isVehicle && !isParts,
    prefersOwnNames,
  }
})

export const typeFields = (adType: AdType): TypeFields => fieldsOf(formOf(adType))
