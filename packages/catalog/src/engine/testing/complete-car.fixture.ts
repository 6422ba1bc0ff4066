import type { Fields, FieldValue } from '@trassa/contracts/entities/ad'

/** A car with every field filled in. */
export const COMPLETE_CAR: Record<string, FieldValue> & Fields = {
  markId: '1',
  modelId: '1032',
  generationId: '103201',
  seriesId: '10320101',
  modificationId: '1032010101',
  year: 2018,
  bodyType: 1,
  fuel: 1,
  volume: 1.6,
  power: 106,
  gearbox: 1,
  drive: 1,
  doors: 4,
  colorId: 4,
  steering: 1,
  mileage: 84_000,
  condition: 1,
  owners: 2,
  pts: 1,
  vin: 'XTA219040J0123456',
  customsCleared: true,
  exchange: false,
  options: [1, 11, 38],
}

/** The names of its dictionary ids. */
export const COMPLETE_CAR_NAMES = {
  markId: 'LADA (ВАЗ)',
  modelId: 'Granta',
  generationId: 'I',
  seriesId: 'Седан',
  modificationId: '1.6 MT (106 л.с.)',
}
