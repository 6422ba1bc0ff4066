import { createAd, ownAd, updateAd } from '@trassa/contracts/calls/ads'
import { TOO_COMPLEX_MARKUP } from '@trassa/contracts/description-markup'
import { expect, it } from 'vitest'
import { addPhoto, createDraft, historyOf, insertAd, storedAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { parseStoredDescriptions } from './parse-stored-descriptions.ts'

const gateway = await createTestGateway()
const { db } = gateway
const owner = await gateway.createUser()

const POISON = '1. '.repeat(1660)
const BOLD = '**Один** хозяин, вся история у дилера.'
const BOLD_TREE = [
  {
    kind: 'paragraph',
    children: [{ kind: 'strong', children: ['Один'] }, ' хозяин, вся история у дилера.'],
  },
]

it('domain §4: a description is parsed when it is written, and its tree is no history', async () => {
  const ad = await createDraft(gateway, owner, { description: BOLD })
  expect(ad.descriptionTree).toEqual(BOLD_TREE)
  expect((await storedAd(db, ad.id)).descriptionTree).toEqual(BOLD_TREE)
  const changed = await gateway.get(updateAd, {
    as: owner,
    params: { id: ad.id },
    body: { description: '# Торг' },
  })
  expect(changed.descriptionTree).toEqual([{ kind: 'heading', children: ['Торг'] }])
  const { descriptionTree } = await gateway.get(ownAd, { as: owner, params: { id: ad.id } })
  expect(descriptionTree).toEqual(changed.descriptionTree)
  const history = await historyOf(db, ad.id)
  expect(history.map(({ after }) => after)).toMatchObject([
    { description: BOLD },
    { description: '# Торг' },
  ])
  expect(JSON.stringify(history)).not.toContain('descriptionTree')
})

it('an unchanged description is not parsed again', async () => {
  const kept = [{ kind: 'paragraph' as const, children: ['как сохранено'] }]
  const ad = await insertAd(db, owner.id, { stat: 0, description: BOLD, descriptionTree: kept })
  await gateway.get(updateAd, { as: owner, params: { id: ad.id }, body: { price: 500 } })
  expect((await storedAd(db, ad.id)).descriptionTree).toEqual(kept)
})

it.each([
  ['1 660 list markers', POISON],
  ['5 000 quotes', '>'.repeat(5000)],
  ['2 500 items in one line', '+ '.repeat(2500)],
])('domain §4: %s are refused at the description, also in a draft', async (_, description) => {
  const ad = await createDraft(gateway, owner)
  const issue = { loc: ['body', 'description'], msg: TOO_COMPLEX_MARKUP }
  const refused = { status: 422, failure: { detail: [issue] } }
  const body = { adType: 'auto' as const, description }
  expect(await gateway.ask(createAd, { as: owner, body })).toMatchObject(refused)
  const params = { id: ad.id }
  const asked = { as: owner, params, body: { description } }
  expect(await gateway.ask(updateAd, asked)).toMatchObject(refused)
})

it('a poisoned description from before is named when its ad is edited; a draft of it is not lost', async () => {
  const old = { description: POISON, descriptionTree: null }
  const live = await insertAd(db, owner.id, old)
  await addPhoto(db, live)
  const edit = { as: owner, params: { id: live.id }, body: { price: 500_000 } }
  expect(await gateway.ask(updateAd, edit)).toMatchObject({
    status: 422,
    failure: { detail: [{ loc: ['body', 'description'], msg: TOO_COMPLEX_MARKUP }] },
  })
  const draft = await insertAd(db, owner.id, { ...old, stat: 0 })
  const saved = await gateway.get(updateAd, { ...edit, params: { id: draft.id } })
  expect(saved).toMatchObject({ price: 500_000, description: POISON })
})

it('descriptions from before are parsed by the job, in batches, once; nothing else changes', async () => {
  const rows = await Promise.all(
    Array.from({ length: 101 }, () =>
      insertAd(db, owner.id, { description: BOLD, descriptionTree: null }),
    ),
  )
  const poisoned = await insertAd(db, owner.id, { description: POISON, descriptionTree: null })
  expect(await parseStoredDescriptions(db)).toBeGreaterThanOrEqual(102)
  expect(await parseStoredDescriptions(db)).toBe(0)
  for (const ad of rows.slice(-2)) {
    expect(await storedAd(db, ad.id)).toEqual({ ...ad, descriptionTree: BOLD_TREE })
  }
  const [paragraph] = (await storedAd(db, poisoned.id)).descriptionTree ?? []
  expect(paragraph).toEqual({ kind: 'paragraph', children: [POISON.trim()] })
})
