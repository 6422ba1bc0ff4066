import { expect, it } from 'vitest'
import { inSlices } from './in-slices.ts'

const busy = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

it('the event loop goes on between slices of long work', async () => {
  const steps: string[] = []
  function* work(): Generator<void, string> {
    for (let n = 0; n < 3; n++) {
      busy(5)
      steps.push('work')
      yield
    }
    return 'done'
  }
  const running = inSlices(work())
  setImmediate(() => steps.push('other'))
  expect(await running).toBe('done')
  expect(steps.indexOf('other')).toBeLessThan(steps.lastIndexOf('work'))
})

it('a failure is that of the work', async () => {
  function* work(): Generator<void, never> {
    yield
    throw new Error('broken')
  }
  await expect(inSlices(work())).rejects.toThrow('broken')
})
