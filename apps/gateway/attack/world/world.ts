import { AUTO_FORM } from '@trassa/catalog/ad-types/vehicles/auto'
import type { Known } from '../../src/testing/arbitrary-of.ts'
import type { Send } from '../wire/send.ts'
import { jsonOf } from '../wire/wire-request.ts'
import { type Operation, readOperations } from './openapi.ts'
import { logInEverybody, type Person, register } from './people.ts'

/** What there is to attack. */
export interface World {
  operations: Operation[]
  people: Person[]
  /** For calls that end a session: a person whose session no other request uses. */
  leaver: Person
  /** The ads that requests name, with the ids of the users they belong to. */
  ownerOf: ReadonlyMap<string, string>
  /** Values that calls understand, so that requests reach the code behind the schemas. */
  known: Known
}

export interface LiveAd {
  id: string
  slug: string
  adType: string
  citySlug: string
}

/** How many of the demo's ads requests name. */
const NAMED_ADS = 6

/** Logs all people in and gives each a draft of their own. */
export async function createWorld(send: Send): Promise<World> {
  const operations = await readOperations(send)
  const people = await logInEverybody(send)
  const leaver: Person = { name: 'user', ...(await register(send)) }
  const ownerOf = new Map<string, string>()
  for (const person of people.filter(({ cookie }) => cookie)) {
    const draft = await get<{ id: string }>(send, 'POST', '/gateway/ads/create', person, {
      adType: 'auto',
    })
    ownerOf.set(draft.id, person.id)
  }
  const liveAds = await readLiveAds(send)
  for (const { id } of liveAds.slice(0, NAMED_ADS)) {
    const target = `/gateway/ads/get-by-id/${id}`
    const { seller } = await get<{ seller: { id: string } }>(send, 'GET', target)
    ownerOf.set(id, seller.id)
  }
  const userIds = people.map(({ id }) => id).filter(Boolean)
  const known = knownOf([...ownerOf.keys()], userIds, liveAds)
  return { operations, people, leaver, ownerOf, known }
}

/** The first page of live ads. */
export async function readLiveAds(send: Send): Promise<LiveAd[]> {
  const target = '/gateway/filter/filter-ads?ad_type=auto'
  return (await get<{ items: LiveAd[] }>(send, 'GET', target)).items
}

function knownOf(adIds: string[], userIds: string[], liveAds: LiveAd[]): Known {
  const keys = AUTO_FORM.fields.map(({ key }) => key)
  return {
    values: {
      id: [...adIds, ...userIds],
      adId: adIds,
      userId: userIds,
      slug: liveAds.slice(0, NAMED_ADS).map(({ slug }) => slug),
      version: [1, 2, 3, 1_000_000],
      phone: ['+79000000001', '+79000000004', '+79991112233'],
      cityId: ['5', '9', null],
      adType: ['auto', 'tyres'],
      ad_type: ['auto', 'tyres'],
    },
    keys: [...keys, ...keys.flatMap((key) => [`${key}From`, `${key}To`]), 'q', 'city', 'sort'],
  }
}

/** Asks a call that has to succeed. */
export async function get<T>(
  send: Send,
  method: string,
  target: string,
  person?: Person,
  body?: object,
): Promise<T> {
  const answer = await send({
    method,
    target,
    headers: {
      ...(person?.cookie && { cookie: person.cookie }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: Buffer.from(JSON.stringify(body)) }),
  })
  if (answer.status !== 200) throw new Error(`${method} ${target}: ${answer.status} ${answer.body}`)
  return (jsonOf(answer) as { detail: T }).detail
}
