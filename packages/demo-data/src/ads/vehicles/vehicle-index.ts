import { formOf } from '@trassa/catalog/ad-types/form-of'
import {
  readVehicleDictionary,
  type VehicleDictionary,
  type VehicleMarkRecord,
  type VehicleModelRecord,
} from '@trassa/catalog/dictionaries/vehicle-data'
import { dictionaryChain } from '@trassa/catalog/engine/definition-fields'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { Offer } from './offer.ts'

/** A mark, and the model where one is meant. */
export interface VehicleChain {
  mark: VehicleMarkRecord
  model: VehicleModelRecord | null
}

/** Finds marks and models by their names, as an ad type's form offers them. */
export type VehicleIndex = (adType: AdType, mark: string, model: string | null) => VehicleChain

/** The name without its explanation: Кировец (ПТЗ) → Кировец, МТЗ «Беларус» → МТЗ. */
export const spokenMark = (name: string): string => name.replace(/ (\(.*\)|«.*»)$/, '')

/** @throws when a dictionary lacks the name. */
export function indexVehicles(
  dictionary: VehicleDictionary = readVehicleDictionary(),
): VehicleIndex {
  const models = new Map(dictionary.models.map((row) => [`${row.markId}:${row.name}`, row]))
  const marks = Map.groupBy(dictionary.marks, ({ name }) => name)
  return (adType, markName, modelName) => {
    const codes = dictionaryChain(formOf(adType)).find(({ key }) => key === 'markId')?.codes ?? []
    const mark = marks.get(markName)?.find((row) => codes.some((code) => row.codes.includes(code)))
    if (!mark) throw new Error(`No mark ${markName} for ${adType}`)
    const model = modelName === null ? null : models.get(`${mark.id}:${modelName}`)
    if (model === undefined) throw new Error(`No model ${markName} ${modelName} for ${adType}`)
    return { mark, model }
  }
}

/** The mark and the model of an offer; `null` where the dictionary has no such mark. */
export const offerChain = (
  index: VehicleIndex,
  adType: AdType,
  { mark, model }: Pick<Offer, 'mark' | 'model'>,
): VehicleChain | null => (mark === null ? null : index(adType, mark, model))
