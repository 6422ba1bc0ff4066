import { updateStat } from '@trassa/contracts/calls/ads'
import { decideAd } from '@trassa/contracts/calls/moderator/ads'
import { beforeEach, describe, expect, it } from 'vitest'
import { addPhoto, insertAd, storedAd } from '../../../testing/ads.ts'
import { createReachable, noticesTo } from '../../../testing/notices.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { createBatches, rowsOf } from '../../moderation/testing/batches.ts'
import { createStaff, insertWaiting, REASONS } from '../../moderation/testing/staff.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { anna, boris, senior } = await createStaff(gateway)

let owner: Awaited<ReturnType<typeof createReachable>>
beforeEach(async () => {
  owner = await createReachable(gateway)
})

const told = () => noticesTo(gateway, owner.telegramId)
const decide = async (
  id: string,
  stat: 1 | 3 | 4 | 6 | 7,
  { as = anna, ...rest }: { as?: TestUser; reasons?: typeof REASONS; comment?: string } = {},
) => {
  const { version } = await storedAd(db, id)
  await gateway.get(decideAd, { as, params: { id }, body: { stat, version, ...rest } })
}

describe('issue 11: owners are told what a moderator has decided, with the reasons', () => {
  it('approved: with the way to the ad', async () => {
    const { id, title } = await insertWaiting(db, owner.id)
    await decide(id, 1)
    expect(await told()).toMatchObject([
      {
        type: 'adApproved',
        text: expect.stringContaining(`Объявление «${title}» опубликовано`),
        buttons: [{ url: `${gateway.config.publicUrl}/Ad?id=${id}` }],
      },
    ])
  })

  it('to be fixed: what the moderator has written, and the way to the form', async () => {
    const { id } = await insertWaiting(db, owner.id)
    await decide(id, 3, { reasons: REASONS })
    expect(await told()).toMatchObject([
      {
        type: 'adRefused',
        text: expect.stringMatching(/Исправьте объявление(.|\n)*Укажите полную стоимость\./),
        buttons: [{ url: `${gateway.config.publicUrl}/editAd?id=${id}` }],
      },
    ])
  })

  it('a revision is accepted or not; the ad stays', async () => {
    const pending = { revisionState: 'pending', revision: { fields: { year: 2020 } } } as const
    const accepted = await insertAd(db, owner.id, pending)
    const refused = await insertAd(db, owner.id, pending)
    await decide(accepted.id, 1)
    await decide(refused.id, 3, { reasons: REASONS })
    const texts = (await told()).map(({ text }) => text)
    expect(texts[0]).toMatch(/Изменения в объявлении .* приняты/)
    expect(texts[1]).toMatch(/Изменения в объявлении .* не приняты/)
  })

  it('blocked, appealed, and the outcome of the appeal either way', async () => {
    const ads = [await insertAd(db, owner.id), await insertAd(db, owner.id)]
    for (const { id } of ads) {
      await addPhoto(db, { id, userId: owner.id })
      await decide(id, 4, { reasons: REASONS })
      const { version } = await storedAd(db, id)
      const body = { stat: 2 as const, version, appeal: 'Всё верно' }
      await gateway.get(updateStat, { as: owner, params: { id }, body })
    }
    await decide(ads[0]?.id ?? '', 1, { as: boris })
    await decide(ads[1]?.id ?? '', 4, { as: boris, reasons: REASONS })
    const texts = (await told()).map(({ text }) => text.split('\n')[0])
    expect(texts).toEqual([
      expect.stringContaining('заблокировано'),
      expect.stringContaining('заблокировано'),
      expect.stringMatching(/Блокировка объявления .* снята/),
      expect.stringContaining('остаётся заблокированным'),
    ])
  })

  it('a senior’s override is told by where it leads, without the internal comment', async () => {
    const { id } = await insertAd(db, owner.id, { stat: 5, expiresAt: new Date(0) })
    await decide(id, 4, { as: senior, comment: 'по звонку' })
    const [notice] = await told()
    expect(notice?.text).toContain('заблокировано')
    expect(notice?.text).not.toContain('по звонку')
  })

  it('of a deleted ad it is not said that it is in the archive', async () => {
    const { id } = await insertAd(db, owner.id)
    await decide(id, 7, { as: senior, comment: 'по звонку' })
    const [notice] = await told()
    expect(notice?.text).toMatch(/Модератор удалил объявление (.|\n)*напишите в поддержку\./)
    expect(notice?.text).not.toContain('архив')
    const url = `${gateway.config.publicUrl}/profile/MyAdsAll/MyAdsActual`
    expect(notice?.buttons).toMatchObject([{ url }])
  })

  it('what the owner does, and what the system approves at once, is not told', async () => {
    const { id, version } = await insertAd(db, owner.id)
    const body = { stat: 6 as const, version, reason: 'sold' as const }
    await gateway.get(updateStat, { as: owner, params: { id }, body })
    expect(await told()).toEqual([])
  })

  it('a refused decision tells nothing', async () => {
    const { id } = await insertWaiting(db, owner.id)
    const body = { stat: 1 as const, version: 99 }
    const answer = await gateway.ask(decideAd, { as: anna, params: { id }, body })
    expect(answer).toMatchObject({ status: 409 })
    expect(await told()).toEqual([])
  })

  it('many ads of an owner in one change are one summary; another owner gets another', async () => {
    const other = await createReachable(gateway)
    const rows = [...Array(12).keys()].map((index) => ({ title: `Машина ${index}` }))
    const ads = []
    for (const fields of rows) ads.push(await insertWaiting(db, owner.id, fields))
    const single = await insertWaiting(db, other.id)
    const action = { type: 'stat' as const, stat: 4 as const, reasons: REASONS }
    await createBatches(gateway).finish(anna, rowsOf([...ads, single], action))
    const [summary, ...more] = await told()
    expect(more).toEqual([])
    expect(summary?.text).toContain('Заблокировано: 12')
    expect(summary?.text).toContain('Машина 9')
    expect(summary?.text).toContain('и ещё 2')
    expect(await noticesTo(gateway, other.telegramId)).toHaveLength(1)
  })
})
