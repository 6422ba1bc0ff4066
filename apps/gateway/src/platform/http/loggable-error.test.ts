import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, it } from 'vitest'
import { loggableError } from './loggable-error.ts'

it('domain §2: a failed statement is logged without its parameters', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: '+79161234567' })
  const logged = loggableError(new DrizzleQueryError('INSERT INTO users', ['+79161234567'], cause))
  expect(logged).toMatchObject({
    message: 'INSERT INTO users',
    cause: { message: 'duplicate key', code: '23505' },
  })
  expect(JSON.stringify(logged)).not.toContain('9161234567')
})

it('a copy of an error, as pg-boss emits it, keeps message, code and place', () => {
  const { message, stack } = new Error('connect ECONNREFUSED')
  const logged = loggableError({ message, stack, code: 'ECONNREFUSED', worker: 'id' })
  expect(logged).toMatchObject({ type: 'Error', message, code: 'ECONNREFUSED' })
  expect(logged.stack).toMatch(/^\s+at /)
})

it.each([
  ['text', 'string'],
  [null, 'object'],
  [{ message: 7 }, 'object'],
])('%j is no error', (thrown, type) => {
  expect(loggableError(thrown)).toEqual({ type, message: 'not an error', stack: '' })
})
