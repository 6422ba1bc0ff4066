import { emptyContent } from '@trassa/ad-form/content/ad-content'
import { afterEach, expect, it } from 'vitest'
import { draftBackups, type OwnerBackup, readBackup } from './draft-backup.ts'

afterEach(() => localStorage.clear())

const backupOf = (adType: OwnerBackup['adType'], price: number): OwnerBackup => ({
  adType,
  userId: null,
  version: null,
  content: { ...emptyContent('', null), price },
})

it('new ads of two types are kept apart, an ad that exists by its number', async () => {
  const places = [
    { adType: 'truck', adId: null },
    { adType: 'auto', adId: null },
    { adType: 'auto', adId: '5' },
  ] as const
  for (const [index, place] of places.entries()) {
    draftBackups.write(place, backupOf(place.adType, index + 1))
  }
  draftBackups.clear(places[1])
  const read = await Promise.all(places.map(readBackup))
  expect(read.map((backup) => backup?.content.price)).toEqual([1, undefined, 3])
})
