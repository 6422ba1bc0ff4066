import { expect, it } from 'vitest'
import { changeSettings } from './change-settings.ts'
import { createSettingsStore } from './settings.store.ts'

const FORMER = 'https://trassa.example'
const OTHER = 'https://other.example'

function begin(server: string | null) {
  const values = new Map<string, unknown>([['settings', { server }]])
  const settings = createSettingsStore({
    get: (key: string) => values.get(key),
    set: (key: string, value: unknown) => void values.set(key, value),
  })
  const steps: string[] = []
  const note = (step: string) => void steps.push(`${step} ${settings.read().server}`)
  return {
    steps,
    change: (next: Parameters<typeof changeSettings>[1]) =>
      changeSettings(settings, next, {
        async before() {
          await Promise.resolve()
          note('before')
        },
        after: () => note('after'),
      }),
  }
}

it('the work with the former server ends before another one takes its place', async () => {
  const { change, steps } = begin(FORMER)
  await change({ server: OTHER })
  expect(steps).toEqual([`before ${FORMER}`, `after ${OTHER}`])
})

it.each([{ server: FORMER }, { theme: 'dark' }] as const)('%o ends nothing', async (change) => {
  const { change: changeTo, steps } = begin(FORMER)
  expect(await changeTo(change)).toMatchObject(change)
  expect(steps).toEqual([])
})

it('the first server has none before it', async () => {
  const { change, steps } = begin(null)
  await change({ server: OTHER })
  expect(steps).toEqual([`after ${OTHER}`])
})
