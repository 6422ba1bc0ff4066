import { describe, expect, it } from 'vitest'
import { AUTO_FORM } from '../../ad-types/vehicles/auto.ts'
import { chips } from './filter-chips.ts'
import { parseFilters } from './list-query.ts'

const NAMES: Partial<Record<string, string>> = {
  'cityId 5': 'Казань',
  'markId 1': 'LADA',
  'modelId 4': 'Granta',
  'modelId 30': 'Vesta',
}
const nameOf = (key: string, id: string) => NAMES[`${key} ${id}`]
const chipsOf = (query: string) =>
  chips(AUTO_FORM, parseFilters(AUTO_FORM, new URLSearchParams(query)).filters, nameOf)

describe('visual: chips of chosen filters', () => {
  it.each([
    ['cityId=5', 'Казань'],
    ['markId=1', 'LADA'],
    ['modelId=4,30', 'Granta, Vesta'],
    ['markId=99', 'Марка'],
    ['markId=1,2,3,4,5,6', 'LADA, Марка, Марка и ещё 3'],
    ['gearbox=2,4', 'Коробка передач: Автомат, Вариатор'],
    ['bodyType=1,2,3,4,5,6', 'Кузов: Седан, Хэтчбек 5 дв., Хэтчбек 3 дв. и ещё 3'],
    ['yearFrom=2015', 'Год выпуска от 2015'],
    ['yearFrom=2015&yearTo=2018', 'Год выпуска от 2015 до 2018'],
    ['yearFrom=2015&yearTo=2015', 'Год выпуска: 2015'],
    ['priceTo=1000000', 'Цена до 1\u00A0000\u00A0000\u202F₽'],
    ['exchange=true', 'Возможен обмен'],
    ['exchange=false', 'Возможен обмен: нет'],
    ['withPhoto=1', 'Только с фото'],
    ['q=люкс', '«люкс»'],
    ['q=прадо или prado', '«прадо» или «prado»'],
  ])('%s', (query, text) => {
    expect(chipsOf(query)).toMatchObject([{ text }])
  })

  it('leaves the others when one is removed', () => {
    const [year, gearbox] = chipsOf('yearFrom=2015&gearbox=2')
    expect(year?.rest.map(({ key }) => key)).toEqual(['gearbox'])
    expect(gearbox?.rest.map(({ key }) => key)).toEqual(['year'])
  })

  it('takes the model and generation away with the mark', () => {
    const [mark] = chipsOf('markId=1&modelId=4&generationId=7&drive=3')
    expect(mark?.rest.map(({ key }) => key)).toEqual(['drive'])
  })
})
