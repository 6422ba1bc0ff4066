import { adById } from '@trassa/contracts/calls/ads'
import { readCar, readTruck } from '@trassa/contracts/calls/legacy/posts'
import { expect, it } from 'vitest'
import { createSeller, insertAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { importOlderNumbers } from './import-older-numbers.ts'

const gateway = await createTestGateway()
const { db } = gateway
const seller = await createSeller(gateway)

const load = (...lines: string[]) =>
  importOlderNumbers(db, Buffer.from(['category,number,adId', ...lines].join('\n')))

it('§7 oldAdCategory: finds an ad by the number that it had in this category, else by its id', async () => {
  const car = await insertAd(db, seller.id)
  const other = await insertAd(db, seller.id)
  expect(await load(`car,777001,${car.id}`, `truck,777001,${other.id}`)).toBe(2)
  const idOf = async (id: string, query: object) =>
    (await gateway.get(adById, { params: { id }, query })).id
  expect(await idOf('777001', { oldAdCategory: 'car' })).toBe(car.id)
  expect(await idOf('777001', { oldAdCategory: 'truck' })).toBe(other.id)
  expect(await idOf(other.id, { oldAdCategory: 'car' })).toBe(other.id)
  const plain = await gateway.ask(adById, { params: { id: '777001' } })
  expect(plain).toMatchObject({ status: 404 })
})

it('a number that is loaded again leads to its new ad', async () => {
  const [before, after] = [await insertAd(db, seller.id), await insertAd(db, seller.id)]
  await load(`car,777002,${before.id}`)
  await load(`car,777002,${after.id}`)
  const query = { oldAdCategory: 'car' }
  expect(await gateway.get(adById, { params: { id: '777002' }, query })).toMatchObject({
    id: after.id,
  })
})

it('§7 the legacy API finds ads of a group by their older number, and ids of its lists first', async () => {
  const truck = await insertAd(db, seller.id, { adType: 'truck' })
  const car = await insertAd(db, seller.id)
  await load(`truck,777003,${truck.id}`, `truck,${car.id},${truck.id}`)
  const read = (id: string) => gateway.ask(readTruck, { params: { id } })
  expect(await read('777003')).toMatchObject({ detail: { id: truck.id, carTypeId: 9 } })
  expect(await read(truck.id)).toMatchObject({ detail: { id: truck.id } })
  // A car of this id is none of the group: the number is meant.
  expect(await read(car.id)).toMatchObject({ detail: { id: truck.id } })
  expect(await gateway.get(readCar, { params: { id: car.id } })).toMatchObject({ id: car.id })
  expect(await gateway.ask(readCar, { params: { id: '777003' } })).toMatchObject({ status: 404 })
  const sold = await insertAd(db, seller.id, { adType: 'truck', stat: 6, archivedReason: 'sold' })
  expect(await read(sold.id)).toMatchObject({ failure: { code: 'ad.gone' } })
  await load(`truck,${sold.id},${truck.id}`)
  expect(await read(sold.id)).toMatchObject({ detail: { id: truck.id } })
})

it('a file with a mistake loads nothing and names each line', async () => {
  const { id } = await insertAd(db, seller.id)
  const wrong = load(`car,777004,${id}`, `car,777004,${id}`, 'car,x,1', ',5,6')
  await expect(wrong).rejects.toThrow(
    'Строка 3: этот номер есть уже в строке 2.\nСтрока 4: нужны категория, прежний номер и номер объявления.\nСтрока 5: нужны',
  )
  await expect(load(`car,777004,${id}`, 'car,777005,999999999')).rejects.toThrow(
    'Строка 3: объявления 999999999 нет.',
  )
  await expect(importOlderNumbers(db, Buffer.from('a,b\n1,2'))).rejects.toThrow('нужен заголовок')
  const asked = { params: { id: '777004' }, query: { oldAdCategory: 'car' } }
  expect(await gateway.ask(adById, asked)).toMatchObject({ status: 404 })
})
