import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startIncomingCleaning } from './clean-incoming.ts'
import { incomingFolder } from './incoming-files.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

it('removes uploads that a crash left behind a day ago, and no fresh ones, every hour', async () => {
  const root = await mkdtemp(join(tmpdir(), 'trassa-cleaning-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const folder = incomingFolder(root)
  await mkdir(folder, { recursive: true })
  const leave = async (name: string, ageMs: number) => {
    const changed = new Date(Date.now() - ageMs)
    await writeFile(join(folder, name), '')
    await utimes(join(folder, name), changed, changed)
  }
  await leave('stale', DAY + 1000)
  await leave('fresh', 0)

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const runs: string[] = []
  const onJobFinished = ({ outcome }: { outcome: string }) => runs.push(outcome)
  const stop = startIncomingCleaning(root, { log: pino({ level: 'silent' }), onJobFinished })
  onTestFinished(stop)
  const passHours = async (hours: number, until: number) => {
    vi.advanceTimersByTime(hours * HOUR)
    await vi.waitFor(() => expect(runs).toHaveLength(until), 15_000)
  }

  await passHours(1.2, 1)
  expect(await readdir(folder)).toEqual(['fresh'])
  await leave('later', DAY + 1000)
  await passHours(1.2, 2)
  expect(await readdir(folder)).toEqual(['fresh'])
  expect(runs).toEqual(['completed', 'completed'])
})
