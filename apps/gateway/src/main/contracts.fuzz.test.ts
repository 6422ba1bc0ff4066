import { randomUUID } from 'node:crypto'
import { AUTO_FORM } from '@trassa/catalog/ad-types/vehicles/auto'
import type { Call } from '@trassa/contracts/call'
import { ALL_CALLS } from '@trassa/contracts/calls/all-calls'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { linkTo } from '../modules/ads/confirmation/testing/links.ts'
import { addPhoto, CAR_FIELDS, insertAd } from '../testing/ads.ts'
import { arbitraryOf, type Known } from '../testing/arbitrary-of.ts'
import { emptyTables } from '../testing/empty-tables.ts'
import { fingerprint } from '../testing/fingerprint.ts'
import {
  HOSTILE_BODIES,
  replacedEverywhere,
  spoiled,
  spoiledIn,
  UNSTORABLE,
} from '../testing/hostile.ts'
import { BEHIND_PROXY, fromNewAddress } from '../testing/login.ts'
import { askRaw, expectRefusal, type RawInput } from '../testing/raw-call.ts'
import { newPhone, startRegistration } from '../testing/registration.ts'
import { WITH_BOT } from '../testing/telegram.ts'
import { createTestGateway, type TestUser } from '../testing/test-gateway.ts'

// The same inputs every time, so that a red run means a change of ours. Look further with
// FUZZ_RUNS=1000 FUZZ_SEED=$RANDOM vitest run --project gateway contracts.fuzz
const RUNS = Number(process.env.FUZZ_RUNS ?? 12)
const SEED = Number(process.env.FUZZ_SEED ?? 1)

const gateway = await createTestGateway({ ...BEHIND_PROXY, ...WITH_BOT })
const { db } = gateway

// Few rows keep the fingerprints cheap, and what earlier calls write later, such as impressions, finds no ad.
const EMPTIED = ['users', 'ads', 'photos', 'audit_rows', 'messages', 'dev_mailbox_messages']

/** A user who may make calls of one access, and the ids of existing objects. */
interface World {
  access: Call['access']
  headers: Record<string, string>
  known: Known
}

/** What the last call has left as it was: half of the calls only read, and making it takes as long as asking them. */
let kept: World | null = null

/** The kept one for a call of the same access, or else a new one. */
async function worldFor(call: Call): Promise<World> {
  if (kept?.access === call.access) return kept
  await emptyTables(db, EMPTIED)
  return createWorld(call)
}

async function createWorld(call: Call): Promise<World> {
  const asker = await gateway.createUser(call.access === 'public' ? {} : { role: call.access })
  const other = await gateway.createUser()
  const [ads, photos] = await createAds(asker, other)
  const { params, code } = await startRegistration(gateway, newPhone())
  const token = await linkTo(db, ads[0]?.id ?? '')
  const ids = ads.map(({ id }) => id)
  const keys = AUTO_FORM.fields.map(({ key }) => key)
  return {
    access: call.access,
    headers: call.access === 'public' ? {} : { cookie: asker.cookie },
    known: {
      values: {
        id: [...ids, asker.id],
        adId: ids,
        userId: [asker.id, other.id],
        slug: ads.map(({ slug }) => slug),
        version: [1, 2, 3],
        phone: [other.phone, newPhone()],
        flowId: [params.flowId],
        code: [code],
        token: [token],
        photoIds: [photos, [...photos].reverse(), []],
        photos: [photos, [...photos].reverse(), []],
        cityId: ['5', '9', null],
        adType: ['auto'],
        ad_type: ['auto'],
        fields: [CAR_FIELDS],
      },
      keys: [...keys, ...keys.flatMap((key) => [`${key}From`, `${key}To`]), 'q', 'city', 'sort'],
    },
  }
}

/** Own and other users' ads in every state, and own photographs. */
async function createAds(asker: TestUser, other: TestUser) {
  const ads = []
  for (const owner of [asker, other])
    for (const stat of [0, 1, 2, 3, 4, 5, 6, 7] as const) {
      ads.push(await insertAd(db, owner.id, { stat, slug: randomUUID() }))
    }
  const photos = []
  for (const ad of ads.slice(0, 2)) photos.push(await addPhoto(db, ad))
  return [ads, photos] as const
}

function inputOf(call: Call, known: Known): fc.Arbitrary<RawInput> {
  const part = (schema: Call['body']) =>
    schema ? arbitraryOf(schema, known).map((value): object => Object(value)) : fc.constant({})
  return fc.record({
    params: part(call.params),
    query: part(call.query),
    body: call.body ? part(call.body) : fc.constant(undefined),
  })
}

/** One part of a good request spoiled. */
function spoil(input: RawInput): fc.Arbitrary<RawInput> {
  const { params = {}, query = {}, body } = input
  const bodies = { weight: 4, arbitrary: spoiled(body).map((bad) => ({ ...input, body: bad })) }
  return fc.oneof(
    ...(body === undefined ? [] : [bodies]),
    spoiledIn(query).map((bad) => ({ ...input, query: bad })),
    spoiledIn(params).map((bad) => ({ ...input, params: bad })),
  )
}

/** Good requests with an unstorable text in each place of the query and the body. */
function unstorable(good: fc.Arbitrary<RawInput>): RawInput[] {
  const samples = fc.sample(good, { numRuns: 2, seed: SEED })
  return samples.flatMap((input) =>
    UNSTORABLE.flatMap((text) => [
      ...replacedEverywhere(input.query, text).map((query) => ({ ...input, query: Object(query) })),
      ...replacedEverywhere(input.body, text).map((body) => ({ ...input, body })),
    ]),
  )
}

/** Statements that change no row; most refused calls send no others, and a fingerprint takes longer than a call. */
const onlyReads = (statement: string) =>
  /^\s*(select|begin|commit|rollback)\b/i.test(statement) ||
  (/^\s*with\b/i.test(statement) && !/\b(insert|update|delete|merge)\b/i.test(statement))

it.each(ALL_CALLS.map((call) => [call.id, call] as const))(
  'domain §1: %s answers or refuses whatever it is sent, and a refusal changes nothing',
  async (_, call) => {
    const world = await worldFor(call)
    kept = null
    const { headers, known } = world
    const good = inputOf(call, known)
    let before = await fingerprint(db)
    gateway.statements.length = 0
    let hasWritten = false
    const check = async (input: RawInput) => {
      const answer = await askRaw(gateway, call, {
        ...input,
        headers: { ...headers, ...fromNewAddress() },
      })
      // A write that follows the answer is seen at the next input.
      const sent = gateway.statements.splice(0)
      const onlyRead = sent.every(onlyReads)
      hasWritten ||= !onlyRead
      const after = onlyRead ? before : await fingerprint(db)
      if (answer.status !== 200) {
        expectRefusal(call, answer)
        expect(after, JSON.stringify(answer.body)).toBe(before)
      }
      before = after
    }
    for (const input of unstorable(good)) await check(input)
    const [input] = fc.sample(good, { numRuns: 1, seed: SEED })
    const texts = call.body ? Object.values(HOSTILE_BODIES) : []
    for (const text of texts) await check({ ...input, text })
    const any = fc.oneof(good, good.chain(spoil))
    await fc.assert(fc.asyncProperty(any, check), {
      numRuns: RUNS,
      seed: SEED,
      endOnFailure: true,
    })
    if (!hasWritten) kept = world
  },
  60_000 + RUNS * 100,
)
