import { COMPLETE_FIELDS, photoOf } from '@trassa/ad-form/testing/samples'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { IVAN } from '../../../testing/fake-api.ts'
import { ownAd } from '../../../testing/own-ad.ts'

/** A draft of Ivan's that could be submitted as it is. */
export const draftAd = (changes: Partial<EditableAd> = {}): EditableAd => ({
  ...ownAd({ stat: AD_STATS.draft.stat, photos: [photoOf(1)], photosTotal: 1, views: 0 }),
  userId: IVAN.id,
  cityId: '20',
  description: 'В хорошем состоянии, обслуживался у дилера.',
  descriptionTree: ['В хорошем состоянии, обслуживался у дилера.'],
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
