import { pino } from 'pino'
import { expect, it } from 'vitest'
import { RequestLog } from './request-log.ts'

it('is made with the first line of an enabled level, and once', () => {
  const lines: string[] = []
  const parent = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
  let made = 0
  const log = new RequestLog(parent, () => {
    made += 1
    return parent.child({ reqId: 'one' })
  })
  log.info('not enabled')
  expect(made).toBe(0)
  log.warn({ code: 7 }, 'a %s', 'warning')
  log.error('an error')
  expect(made).toBe(1)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { reqId: 'one', code: 7, msg: 'a warning' },
    { reqId: 'one', msg: 'an error' },
  ])
})
