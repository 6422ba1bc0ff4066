import { ownAd, updateAd } from '@trassa/contracts/calls/ads'
import { expect, it } from 'vitest'
import { createDraft, historyOf, insertAd, storedAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { parseStoredDescriptions } from './parse-stored-descriptions.ts'

const gateway = await createTestGateway()
const { db } = gateway
const owner = await gateway.createUser()

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
    body: { description: '# Торг\n---' },
  })
  expect(changed.descriptionTree).toEqual([{ kind: 'paragraph', children: ['# Торг\n---'] }])
  const { descriptionTree } = await gateway.get(ownAd, { as: owner, params: { id: ad.id } })
  expect(descriptionTree).toEqual(changed.descriptionTree)
  const history = await historyOf(db, ad.id)
  expect(history.map(({ after }) => after)).toMatchObject([
    { description: BOLD },
    { description: '# Торг\n---' },
  ])
  expect(JSON.stringify(history)).not.toContain('descriptionTree')
})

it('an unchanged description is not parsed again', async () => {
  const kept = [{ kind: 'paragraph' as const, children: ['как сохранено'] }]
  const ad = await insertAd(db, owner.id, { stat: 0, description: BOLD, descriptionTree: kept })
  await gateway.get(updateAd, { as: owner, params: { id: ad.id }, body: { price: 500 } })
  expect((await storedAd(db, ad.id)).descriptionTree).toEqual(kept)
})

it('descriptions from before are parsed by the job, in batches, once; nothing else changes', async () => {
  const rows = await Promise.all(
    Array.from({ length: 101 }, () =>
      insertAd(db, owner.id, { description: BOLD, descriptionTree: null }),
    ),
  )
  expect(await parseStoredDescriptions(db)).toBeGreaterThanOrEqual(101)
  expect(await parseStoredDescriptions(db)).toBe(0)
  for (const ad of rows.slice(-2)) {
    expect(await storedAd(db, ad.id)).toEqual({ ...ad, descriptionTree: BOLD_TREE })
  }
})

it('a description whose tree is not kept is parsed when it is read', async () => {
  const ad = await insertAd(db, owner.id, { description: BOLD, descriptionTree: null })
  const read = await gateway.get(ownAd, { as: owner, params: { id: ad.id } })
  expect(read.descriptionTree).toEqual(BOLD_TREE)
})
