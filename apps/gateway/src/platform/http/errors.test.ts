import { AppError } from '@trassa/contracts/app-error'
import type { ErrorCode } from '@trassa/contracts/errors'
import { expect, it } from 'vitest'
import { createFastify } from './create-server.ts'

async function linesOf(code: ErrorCode): Promise<string> {
  const lines: string[] = []
  const app = createFastify(
    { logLevel: 'warn', trustProxy: false, publicUrl: 'http://localhost:3000' },
    { logTo: { write: (line) => lines.push(line) } },
  )
  app.get('/refused', async () => {
    throw new AppError(code)
  })
  await app.inject({ url: '/refused?phone=79161234567' })
  await app.close()
  return lines.join('')
}

it.each<ErrorCode>([
  'second_factor.unreadable',
  'session.forbidden',
  'auth.code_wrong',
  'request.too_many',
  'auth.telegram_signature',
])('the default log tells of a refusal with %s, and of no phone', async (code) => {
  const log = await linesOf(code)
  expect(log).toContain(`"code":"${code}","ip":"127.0.0.1"`)
  expect(log).not.toContain('79161234567')
})

it.each<ErrorCode>(['request.invalid', 'ad.stale', 'session.missing'])(
  'ordinary refusals such as %s are not in it',
  async (code) => {
    expect(await linesOf(code)).toBe('')
  },
)

it.each(['ENOSPC', 'EMFILE'])(
  'domain §1: %s is 503 with the time to come back, and logged',
  async (code) => {
    const lines: string[] = []
    const app = createFastify(
      { logLevel: 'error', trustProxy: false, publicUrl: 'http://localhost:3000' },
      { logTo: { write: (line) => lines.push(line) } },
    )
    app.get('/full', async () => {
      throw Object.assign(new Error(`${code}: write`), { code })
    })
    const answer = await app.inject('/full')
    await app.close()
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'server.unavailable' })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(lines.join('')).toContain('call failed')
  },
)

it('issue 11: a service that is not connected is 503 with the time to come back', async () => {
  const app = createFastify({
    logLevel: 'silent',
    trustProxy: false,
    publicUrl: 'http://localhost:3000',
  })
  app.get('/deep-link', async () => {
    throw new AppError('auth.telegram_unavailable')
  })
  const answer = await app.inject('/deep-link')
  await app.close()
  expect(answer.statusCode).toBe(503)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})
