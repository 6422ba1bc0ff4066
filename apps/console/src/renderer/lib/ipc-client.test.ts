import { decideAd, readAd } from '@trassa/contracts/calls/moderator/ads'
import { claimAd } from '@trassa/contracts/calls/moderator/queue'
import type { ErrorCode } from '@trassa/contracts/errors'
import { expect, it } from 'vitest'
import { failureText } from './failure-text.ts'
import { ipcClient } from './ipc-client.ts'

const clientThatFails = (code: ErrorCode, sessionId?: string) =>
  ipcClient({
    askGateway: async () => ({
      ok: false,
      failure: { code, issues: [], ...(sessionId && { sessionId }) },
    }),
  })

const params = { id: '5' }
const DECISION = { params, body: { stat: 1 as const, reasons: [] } }
const textOf = (asking: Promise<unknown>) => asking.then(() => 'answered', failureText)
const decide = (code: ErrorCode, sessionId?: string) =>
  textOf(
    clientThatFails(code, sessionId).ask(decideAd, DECISION, {
      idempotencyKey: crypto.randomUUID(),
    }),
  )

it('§8: a change that failed for an unknown reason says that it was not saved, with the session id', async () => {
  expect(await decide('server.failed', 'session-1')).toBe(
    'К сожалению, ваши последние изменения не были сохранены. Попробуйте еще раз позже. ID сессии: session-1',
  )
})

it('§8: what reads or claims has no changes to lose', async () => {
  const failing = clientThatFails('server.failed', 'session-1')
  for (const asking of [failing.ask(readAd, { params }), failing.ask(claimAd, { params })]) {
    expect(await textOf(asking)).toMatch(/^Что-то пошло не так.* ID сессии: session-1$/)
  }
})

it('a known reason is said without an id', async () => {
  expect(await decide('ad.not_found', 'session-1')).not.toContain('session-1')
})
