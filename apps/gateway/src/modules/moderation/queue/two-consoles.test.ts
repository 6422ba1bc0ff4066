import { decideAd } from '@trassa/contracts/calls/moderator/ads'
import { claimNext, takeOverAd } from '@trassa/contracts/calls/moderator/queue'
import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { createStaff, insertWaiting } from '../testing/staff.ts'

// A thousand, decisions take a minute: DECISIONS=1000 vitest run --project gateway two-consoles
const DECISIONS = Number(process.env.DECISIONS ?? 200)

const gateway = await createTestGateway()
const { db } = gateway
const { anna, senior } = await createStaff(gateway)
const owner = await gateway.createUser()

/** Copies a complete ad with its photograph, so that a thousand of them take one statement each. */
async function fillQueue(): Promise<void> {
  const { id } = await insertWaiting(db, owner.id)
  await db.execute(sql`
    INSERT INTO ads SELECT (jsonb_populate_record(ads, jsonb_build_object(
      'id', 1000000 + n, 'slug', 'copy-' || n, 'vin', NULL))).*
    FROM ads, generate_series(1, ${DECISIONS - 1}::int) n WHERE id = ${id}`)
  await db.execute(sql`
    INSERT INTO photos SELECT (jsonb_populate_record(photos, jsonb_build_object(
      'id', gen_random_uuid(), 'ad_id', 1000000 + n))).*
    FROM photos, generate_series(1, ${DECISIONS - 1}::int) n WHERE ad_id = ${id}`)
}

/** The ad that each console works on now. */
const held = new Map<string, string>()

/**
 * A console that decides one ad after another; that of a senior takes over now and then what its `rival` holds.
 *
 * @param lookUntil a moderator who looks at one ad until then
 */
async function work(
  as: TestUser,
  { decided, taken }: Console,
  { rival, lookUntil }: { rival?: TestUser; lookUntil?: () => void },
): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const { ad } = await gateway.get(claimNext, { as, body: {} })
    if (!ad) return
    held.set(as.id, ad.id)
    if (turn === 3 && lookUntil) await vi.waitFor(lookUntil, 60_000)
    const decide = () =>
      gateway.ask(decideAd, { as, params: { id: ad.id }, body: { stat: 1, version: ad.version } })
    // Twice in every tenth turn: a person who presses the key again, or a line that repeats.
    const answers = await Promise.all(turn % 10 === 0 ? [decide(), decide()] : [decide()])
    decided.push(...answers.filter(({ ok }) => ok).map(() => ad.id))
    const id = rival && turn % 10 === 5 ? held.get(rival.id) : undefined
    if (!id) continue
    const { ok } = await gateway.ask(takeOverAd, { as, params: { id } })
    if (ok) taken.push(id)
  }
}

interface Console {
  decided: string[]
  taken: string[]
}

const newConsole = (): Console => ({ decided: [], taken: [] })

it('§9 two consoles on one queue: each ad is decided once', async () => {
  await fillQueue()
  const [annas, seniors] = [newConsole(), newConsole()]
  const isTakenOver = () => expect(seniors.taken.length).toBeGreaterThan(0)
  await Promise.all([
    work(anna, annas, { lookUntil: isTakenOver }),
    work(senior, seniors, { rival: anna }),
  ])
  const decided = [...annas.decided, ...seniors.decided]
  expect(new Set(decided).size).toBe(DECISIONS)
  const { rows } = await db.execute<{ rows: number; ads: number }>(sql`
    SELECT count(*)::int AS rows, count(DISTINCT ad_id)::int AS ads FROM audit_rows
    WHERE event = 'ad.approved'`)
  expect(rows).toEqual([{ rows: DECISIONS, ads: DECISIONS }])
  // Some claims were taken over while they were worked on, and what was taken over was decided by one of both.
  isTakenOver()
  expect(decided).toEqual(expect.arrayContaining(seniors.taken))
  // Neither console waited for the other to end.
  expect(Math.min(annas.decided.length, seniors.decided.length)).toBeGreaterThan(DECISIONS / 5)
}, 180_000)
