import { expect, it, vi } from 'vitest'
import { carRow } from '../../feeds/testing/stock-server.ts'
import { createStockWorld } from '../testing/stock-world.ts'
import { createImportRunner } from './import-runner.ts'
import { runRow } from './run-row.ts'

const world = await createStockWorld()
const { work, signal, run, origin, checked, read, steer, rowsOf, adsOf, dealer } = world
const DEAD = `${origin}/dead.jpg`

/** Answers for a dead address only when the caller gives up. */
const fetch: typeof work.fetch = async (url, asked) => {
  if (url !== DEAD) return work.fetch(url, asked)
  await new Promise((resolve) => asked.signal?.addEventListener('abort', resolve))
  throw new Error('aborted')
}

it('§9 import: photographs that do not come hold up no other import; a stop leaves their row to be done', async () => {
  const [slow, quick] = [await dealer(), await dealer()]
  const waiting = await checked(slow, [carRow('1', { Фото: DEAD })])
  const { id } = await checked(quick, [carRow('1'), carRow('2')])
  await steer(waiting.id, 'start')
  await steer(id, 'start')
  const stopping = new AbortController()
  const runner = createImportRunner({ ...work, fetch })
  await runner.begin(stopping.signal)
  await expect.poll(async () => (await read(id)).state, { timeout: 30_000 }).toBe('done')
  await expect.poll(async () => (await adsOf(slow)).length, { timeout: 30_000 }).toBe(1)
  stopping.abort()
  await runner.ended()
  expect(await read(waiting.id)).toMatchObject({ state: 'running', counts: { create: 1 } })
  await run()
  expect(await read(waiting.id)).toMatchObject({ state: 'done', counts: { created: 1 } })
  expect(await adsOf(slow)).toHaveLength(1)
})

it('§9 import: an import that fails is logged, and the others go on', async () => {
  const [failing, other] = [await dealer(), await dealer()]
  const broken = await checked(failing, [carRow('1')])
  const { id } = await checked(other, [carRow('1')])
  await steer(broken.id, 'start')
  await steer(id, 'start')
  const log = { error: vi.fn() }
  const tell: typeof work.notifications.tell = (tx, notice) => {
    if (notice.userId === failing.id) throw new Error('cut')
    return work.notifications.tell(tx, notice)
  }
  const runner = createImportRunner({ ...work, log, notifications: { tell } })
  const stopping = new AbortController()
  await runner.begin(stopping.signal)
  await expect.poll(() => log.error.mock.calls.length, { timeout: 30_000 }).toBe(1)
  await expect.poll(async () => (await read(id)).state, { timeout: 30_000 }).toBe('done')
  stopping.abort()
  await runner.ended()
  expect(await read(broken.id)).toMatchObject({ state: 'running' })
  await run()
})

it('§9 import: two imports of one stock make no ad twice', async () => {
  const owner = await dealer()
  const VIN = 'XTAGFL110KY123456'
  const rows = [carRow('1'), carRow('2'), carRow('', { VIN })]
  const ids = [(await checked(owner, rows)).id, (await checked(owner, rows)).id]
  for (const id of ids) await steer(id, 'start')
  await Promise.all(
    ids.map(async (id) => {
      while (await runRow(work, id, signal));
    }),
  )
  expect(await adsOf(owner)).toHaveLength(3)
  const [one, other] = await Promise.all(ids.map((id) => read(id)))
  expect((one?.counts.created ?? 0) + (other?.counts.created ?? 0)).toBe(3)
  expect((one?.counts.refused ?? 0) + (other?.counts.refused ?? 0)).toBe(3)
  const told = (await Promise.all(ids.map((id) => rowsOf(id)))).flat()
  const refused = told.find(({ state }) => state === 'refused')
  expect(refused?.problems.at(-1)?.message).toContain('Уже создано: объявление №')
})
