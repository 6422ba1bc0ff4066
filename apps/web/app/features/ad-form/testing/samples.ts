import { photoOf } from '@trassa/ad-form/testing/samples'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { IVAN } from '../../../testing/fake-api.ts'

/** Everything that a car must have. */
export const COMPLETE_FIELDS = {
  markId: '1',
  modelId: '10',
  year: 2019,
  bodyType: 1,
  fuel: 1,
  volume: 1.6,
  power: 123,
  gearbox: 1,
  drive: 1,
  colorId: 5,
  steering: 1,
  mileage: 84_000,
  condition: 1,
  owners: 2,
  pts: 1,
}

/** A draft of Ivan's that could be submitted as it is. */
export const draftAd = (changes: Partial<EditableAd> = {}): EditableAd => ({
  id: '5',
  slug: 'kia-rio-5',
  adType: 'auto',
  title: 'Kia Rio, 2019',
  summary: '2019',
  price: 1_250_000,
  cityName: 'Казань',
  citySlug: 'kazan',
  photos: [photoOf(1)],
  photosTotal: 1,
  liftedAt: '2026-11-01T00:00:00.000Z',
  stat: AD_STATS.draft.stat,
  paymentStatus: 0,
  version: 3,
  reasons: [],
  archivedReason: null,
  revision: 'none',
  appealed: false,
  expiresAt: null,
  updatedAt: '2026-11-01T00:00:00.000Z',
  views: 0,
  userId: IVAN.id,
  cityId: '20',
  description: 'В хорошем состоянии, обслуживался у дилера.',
  contactName: 'Иван',
  phone: IVAN.phone,
  address: '',
  fields: COMPLETE_FIELDS,
  names: {},
  ...changes,
})

/** The dictionaries that the form asks for. */
export const DICTIONARIES = {
  'cities.list': () => [
    {
      id: '20',
      name: 'Казань',
      nameIn: 'Казани',
      slug: 'kazan',
      sortingNumber: 1,
      kladrRegionName: 'Татарстан',
      kladrRegionTypeName: 'республика',
    },
  ],
  'dictionaries.carMarks': () => [
    { id: '1', name: 'Kia', popularity: 2 },
    { id: '2', name: 'Lada', popularity: 1 },
  ],
  'dictionaries.carModels': () => [{ id: '10', name: 'Rio' }],
  'dictionaries.carGenerations': () => [{ id: '100', name: 'IV', yearFrom: 2017, yearTo: null }],
  'dictionaries.carSeries': () => [{ id: '1000', name: 'Седан', bodyType: 1 }],
  'dictionaries.carModifications': () => [
    { id: '10000', name: '1.6 AT', gearbox: 2, fuel: 1, drive: 1, volume: 1.6, power: 123 },
  ],
}
