import { expect, it, vi } from 'vitest'
import type { Measure } from './meant/measure.ts'
import { createUnderstandingService } from './understanding.service.ts'

const GRANTA = {
  adType: 'auto' as const,
  filters: [],
  namesType: false,
  text: 'гранта',
  hasPartNumber: false,
  leftOut: '',
  chosenBy: [],
  naming: [],
  unknown: 0,
  score: 0,
}

function open() {
  let time = 1000
  let total = 1
  const measure = vi.fn<Measure>(async () => ({ total, isExact: true }))
  const { understand } = createUnderstandingService({
    market: async () => ({
      understand: () => [GRANTA],
      markOf: () => undefined,
      modelOf: () => undefined,
      modelName: () => '',
      alike: {
        familyOf: (modelId) => [modelId],
        namesakesOf: () => [],
        restylingsOf: () => [],
        kinOf: (modelId) => [modelId],
        usually: () => undefined,
        volumeOf: () => undefined,
        builtAs: () => undefined,
      },
    }),
    search: { measure },
    now: () => time,
  })
  return {
    measure,
    totalOf: async (q: string) => (await understand({ q })).list.total,
    pass: (ms: number) => {
      time += ms
    },
    publish: () => {
      total += 1
    },
  }
}

it('an answer is kept for five seconds, also one that is asked for all the time', async () => {
  const { totalOf, pass, publish, measure } = open()
  expect(await totalOf('гранта')).toBe(1)
  publish()
  for (let second = 1; second <= 5; second++) {
    pass(1000)
    expect(await totalOf('гранта')).toBe(1)
  }
  expect(measure).toHaveBeenCalledOnce()
  pass(1)
  expect(await totalOf('гранта')).toBe(2)
})

it('an answer is kept for its words, type and place alone', async () => {
  const { totalOf, publish } = open()
  expect(await totalOf('гранта')).toBe(1)
  publish()
  expect(await totalOf('гранта самара')).toBe(2)
  expect(await totalOf('гранта')).toBe(1)
})
