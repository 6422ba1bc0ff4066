import { listAds } from '@trassa/contracts/calls/moderator/ads'
import { claimAd } from '@trassa/contracts/calls/moderator/queue'
import { listStaff } from '@trassa/contracts/calls/moderator/table'
import { maskPhone } from '@trassa/contracts/phone'
import { describe, expect, it } from 'vitest'
import { DAY, insertAd, KAZAN, SAMARA, storedAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { createStaff, insertWaiting } from '../testing/staff.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { support, anna } = await createStaff(gateway)
const owner = await gateway.createUser({ username: 'Семён', phone: '+79161234567' })
const other = await gateway.createUser()

const VIN = 'XTA219040J0123456'
const granta = await insertAd(db, owner.id, { vin: VIN, slug: 'lada-granta-2019-0k3f9z2a' })
const expired = await insertAd(db, other.id, { expiresAt: new Date(Date.now() - 1000) })
const waiting = await insertWaiting(db, other.id, { cityId: SAMARA, title: 'Mazda CX-5, 2020' })
const rare = {
  risk: ['samePhoto' as const],
  openComplaints: 3,
  views: 40,
  year: 2024,
  mileage: 5,
  vipUntil: new Date(Date.now() + DAY),
  revisionState: 'pending' as const,
  paymentStatus: 3 as const,
  lastModeratorId: anna.id,
}
const draft = await insertAd(db, other.id, {
  ...rare,
  stat: 0,
  cityId: null,
  price: null,
  expiresAt: null,
  liftedAt: null,
  publishedAt: null,
  title: '100% новая_машина',
  keywords: '',
})

type Query = Record<string, string>
const list = (query: Query) => gateway.get(listAds, { as: support, query })
const idsOf = async (query: Query) =>
  (await list({ sort: 'id', direct: 'asc', ...query })).items.map((ad) => ad.id)

describe('§9 table: filters', () => {
  it.each([
    [{}, [granta, expired, waiting, draft]],
    [{ stats: '1' }, [granta]],
    // §3: expiry is true at read time.
    [{ stats: '5' }, [expired]],
    [{ stats: '0,2,5' }, [expired, waiting, draft]],
    [{ stats: '1,5' }, [granta, expired]],
    [{ adType: 'auto', cityId: KAZAN }, [granta, expired]],
    [{ adType: 'truck' }, []],
    [{ cityId: SAMARA, stats: '2' }, [waiting]],
    [{ cityId: SAMARA, stats: '1' }, []],
    [{ region: 'Самарская', stats: '2' }, [waiting]],
    [{ userId: owner.id }, [granta]],
    [{ owner: 'сем' }, [granta]],
    [{ owner: '%' }, []],
    [{ phone: '8 (916) 123-45-67' }, [granta]],
    [{ phone: '12' }, []],
    [{ title: 'лада 2019' }, [granta, expired]],
    [{ vin: 'xta2190' }, [granta]],
    [{ vin: '%' }, []],
    [{ priceFrom: '650000', priceTo: '650000' }, [granta, expired, waiting]],
    [{ priceTo: '649999' }, []],
    [{ createdFrom: '2026-01-01T00:00:00Z' }, [granta, expired, waiting, draft]],
    [{ createdTo: '2026-01-01T00:00:00Z' }, []],
    [{ expiresFrom: granta.expiresAt?.toISOString() ?? '' }, [granta]],
    // The end belongs to the next period.
    [{ expiresTo: granta.expiresAt?.toISOString() ?? '' }, [expired]],
    [{ publishedFrom: '2000-01-01T00:00:00Z', publishedTo: '2001-01-01T00:00:00Z' }, []],
    [{ liftedTo: '2000-01-01T00:00:00Z' }, []],
    [{ updatedFrom: '2100-01-01T00:00:00Z' }, []],
    [{ complaintsFrom: '1' }, [draft]],
    [{ photosFrom: '1', photosTo: '1' }, [waiting]],
    [{ viewsFrom: '1' }, [draft]],
    [{ markId: '1', modelId: '1025' }, [granta, expired, waiting, draft]],
    [{ yearFrom: '2020' }, [draft]],
    [{ mileageTo: '10' }, [draft]],
    [{ promoted: 'urgent' }, []],
    [{ risk: 'firstAd,samePhoto' }, [draft]],
    [{ claim: 'mine' }, []],
    [{ claim: 'free' }, [granta, expired, waiting, draft]],
    [{ moderatorId: anna.id }, [draft]],
    [{ moderator: 'НН' }, [draft]],
    [{ moderator: '_' }, []],
    [{ promoted: 'vip,urgent' }, [draft]],
    [{ revision: 'pending' }, [draft]],
    [{ paymentStatuses: '3,4' }, [draft]],
  ])('%j', async (query, found) => {
    expect(await idsOf(query)).toEqual(found.map((ad) => ad.id))
    expect((await list(query)).total).toBe(found.length)
  })

  it.each([
    ['8 (916) 123-45-67', [granta]],
    ['+7 916 123 45 67', [granta]],
    ['9161234567', [granta]],
    [VIN.toLowerCase(), [granta]],
    ['lada-granta-2019-0k3f9z2a', [granta]],
    ['Lada-Granta-2019-0K3F9Z2A', [granta]],
    [expired.id, [expired]],
    ['granta', [granta, expired]],
    ['лада 2019', [granta, expired]],
    ['CX-5', [waiting]],
    ['mazda 2020', [waiting]],
    ['mazda 2019', []],
    ['100%', [draft]],
    ['новая_маш', [draft]],
    ['1_0', []],
    ['+79990001122', []],
    ['\\', []],
    ["'; DROP TABLE ads", []],
  ])('§9 any identifier: %j', async (q, found) => {
    expect(await idsOf({ q })).toEqual(found.map((ad) => ad.id))
  })

  it('an unknown stat is refused', async () => {
    const answer = await gateway.ask(listAds, { as: support, query: { stats: '1,8' } as never })
    expect(answer).toMatchObject({ status: 422 })
  })
})

describe('§9 table: rows', () => {
  it('show owner, city, dates and who checks the ad', async () => {
    const params = { id: waiting.id }
    const claim = await gateway.get(claimAd, { as: anna, params })
    const [row] = (await list({ q: waiting.id })).items
    expect(row).toMatchObject({
      stat: 2,
      userId: other.id,
      maskedPhone: maskPhone(other.phone),
      cityName: 'Самара',
      price: 650_000,
      queuedAt: waiting.queuedAt?.toISOString(),
      claim: { ...claim, mine: false },
    })
    const [own] = (await list({ q: '+79161234567' })).items
    expect(own).toMatchObject({
      username: 'Семён',
      maskedPhone: maskPhone('+79161234567'),
      claim: null,
    })
    const [shown] = (await list({ q: expired.id })).items
    expect(shown?.stat).toBe(5)
    expect((await storedAd(db, expired.id)).stat).toBe(1)
  })

  it('cost three statements, the session’s among them', async () => {
    gateway.statements.length = 0
    await list({ q: 'granta', stats: '1,5', cityId: KAZAN, sort: 'price' })
    expect(gateway.statements).toHaveLength(3)
  })
})

it('issue 12: the table suggests the staff by name as deciders, and no users', async () => {
  const { items } = await gateway.get(listStaff, { as: support })
  expect(items.map(({ username }) => username)).toEqual(['Анна', 'Борис', 'Вера', 'Поддержка'])
  expect(items[0]).toEqual({ id: anna.id, username: 'Анна', role: 'moderator' })
})
