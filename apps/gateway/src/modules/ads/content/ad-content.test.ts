import { TRUCK_FORM } from '@trassa/catalog/ad-types/vehicles/truck'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { MarkCode } from '@trassa/contracts/enumerations/marks'
import { expect, it } from 'vitest'
import type { DictionaryRow } from '../../reference/dictionaries/dictionary-rows.repository.ts'
import { dictionaryMistakes } from './ad-content.ts'

const mark = (name: string, ...codes: MarkCode[]): DictionaryRow => ({
  name,
  nameRu: name,
  parentId: null,
  codes,
})
const model = (name: string, parentId: string): DictionaryRow => ({
  name,
  nameRu: name,
  parentId,
  codes: null,
})

const MARKS: Partial<Record<string, DictionaryRow>> = {
  1: mark('КАМАЗ', 'truck'),
  2: mark('Freightliner', 'artic'),
  3: mark('ПАЗ', 'bus'),
  4: mark('МАЗ', 'bus', 'truck'),
}
const MODELS: Partial<Record<string, DictionaryRow>> = { 11: model('5320', '1') }

const mistakes = (form: FormDefinition, markId: string, modelId?: string) =>
  dictionaryMistakes(form, { markId, ...(modelId && { modelId }) }, ({ dictionary, id }) =>
    dictionary === 'vehicleMarks' ? MARKS[id] : MODELS[id],
  ).map(({ loc }) => loc.at(-1))

it.each([
  ['of its group', '1', []],
  ['of its other group', '2', []],
  ['of another group', '3', ['markId']],
  ['of another group that makes its things too', '4', []],
  ['that no dictionary has', '5', ['markId']],
])('§4 truck: a mark %s', (_, markId, wrong) => {
  expect(mistakes(TRUCK_FORM, markId)).toEqual(wrong)
})

it('§4 truck: a model of another mark is a mistake of the model alone', () => {
  expect(mistakes(TRUCK_FORM, '1', '11')).toEqual([])
  expect(mistakes(TRUCK_FORM, '2', '11')).toEqual(['modelId'])
})
