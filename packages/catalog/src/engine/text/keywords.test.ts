import { expect, it } from 'vitest'
import { AUTO_PARTS_CAR_FORM } from '../../ad-types/parts/auto/auto-parts-car.ts'
import { AUTO_FORM } from '../../ad-types/vehicles/auto.ts'
import { SPECIAL_FORM } from '../../ad-types/vehicles/special.ts'
import { keywordsOf } from './keywords.ts'

const rowOf = (key: string) =>
  ({
    markId: { name: 'Toyota', nameRu: 'Тойота' },
    modelId: { name: 'Camry', nameRu: 'Камри' },
  })[key]

it('says how Russians spell what the title names, and what kind of thing it is', () => {
  expect(keywordsOf(AUTO_FORM, { markId: '1', modelId: '2', bodyType: 1 }, rowOf)).toBe(
    'Тойота Камри Седан',
  )
})

it('of a part says what it fits and its number, with dividers and without', () => {
  const fields = { title: 'Фара', typeId: 1, markId: '1', modelId: '2', partNumber: '81-150 33' }
  const words = keywordsOf(AUTO_PARTS_CAR_FORM, fields, rowOf)
  expect(words).toContain('Toyota Тойота Camry Камри')
  expect(words).toContain('81-150 33 8115033')
  expect(words).not.toContain('Фара')
})

it('says no word twice, and none that the title has', () => {
  const row = () => ({ name: 'МТЗ', nameRu: 'МТЗ' })
  expect(keywordsOf(SPECIAL_FORM, { typeId: 1, markId: '1' }, row)).toBe('МТЗ')
})
