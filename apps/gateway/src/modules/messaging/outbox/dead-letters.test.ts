import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { runCommandLine } from '../../../main/commands/run-command-line.ts'
import { messagingWith } from '../../../testing/messaging.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { AUTH_CODE_TOPIC, users } from '../../identity/public.ts'
import { DeliveryFailure } from '../channels/delivery-failure.ts'
import {
  eraseDeadLetters,
  readChannelFigures,
  readDeadLetters,
  requeueDeadLetters,
} from './dead-letters.repository.ts'
import { messages } from './messages.table.ts'

const gateway = await createTestGateway()
const { db, config } = gateway
let isRefused = true
const sent: string[] = []
const { notifications, outbox } = messagingWith(gateway, async (_to, body) => {
  if (isRefused) throw new DeliveryFailure('recipient', 'smtp: 550')
  sent.push(body)
})

beforeEach(async () => {
  isRefused = true
  await db.delete(messages)
})

/** A letter that its server has refused. */
async function refusedLetter(): Promise<string> {
  const user = await gateway.createUser()
  await db.update(users).set({ email: 'a@mail.example' }).where(eq(users.id, user.id))
  const facts = { units: 3, lastDay: '20 июня', url: 'https://trassa.example/x' }
  const notice = { type: 'packageLapses', userId: user.id, facts } as const
  await db.transaction((tx) => notifications.tell(tx, notice))
  const [row] = await db.select().from(messages)
  await outbox.deliver(row?.id ?? '').catch(() => undefined)
  return row?.id ?? ''
}

async function run(...words: string[]) {
  const said: string[] = []
  const keep = (text: string) => said.push(text)
  const env = { ...process.env, DATABASE_URL: config.databaseUrl }
  const code = await runCommandLine(words, env, { log: keep, error: keep })
  return { code, said: said.join('\n') }
}

it('issue 11: operators see what was given up and why, without recipient and text', async () => {
  const id = await refusedLetter()
  const { said } = await run('messages', 'failed')
  expect(said).toMatch(
    new RegExp(`^${id}  .*email  notice\\.packageLapses  .*recipient: smtp: 550`),
  )
  expect(said).toContain('можно повторить')
  expect(said).not.toMatch(/mail\.example|июня/)
  expect((await run('messages', 'figures')).said).toContain(
    'email: ждут 0, отправлено 0, не отправлено 1',
  )
})

it('a given-up message can be sent again, once', async () => {
  const id = await refusedLetter()
  expect(await run('messages', 'retry', id)).toMatchObject({ code: 0 })
  isRefused = false
  await outbox.deliver(id)
  expect(sent).toHaveLength(1)
  expect(await readDeadLetters(db, 10)).toEqual([])
  expect(await run('messages', 'retry', id)).toMatchObject({ code: 1 })
})

it('all are repeated in batches; what has failed again meanwhile is not repeated once more', async () => {
  const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  const row = {
    topic: 'notice.packageLapses',
    context: {},
    channel: 'telegram',
    recipient: '1',
    state: 'failed',
    sealedBody: Buffer.from('x'),
    expiresAt: new Date(Date.now() + 3_600_000),
    settledAt: new Date(Date.now() - 1000),
  } as const
  const rows = Array.from({ length: 501 }, (_, number) => ({ ...row, id: id(number) }))
  const later = { ...row, id: id(501), settledAt: new Date(Date.now() + 600_000) }
  await db.insert(messages).values([...rows, later])
  const batch = { limit: 2, before: new Date() }
  const rollback = new Error('rollback')
  const requeue = db.transaction(async (tx) => {
    expect(await requeueDeadLetters(tx, 'all', batch)).toHaveLength(2)
    throw rollback
  })
  await expect(requeue).rejects.toBe(rollback)
  const { said } = await run('messages', 'retry', 'all')
  expect(said).toMatch(/^Снова в очереди: 501\./)
  const failed = await db.select().from(messages).where(eq(messages.state, 'failed'))
  expect(failed.map((message) => message.id)).toEqual([later.id])
})

it('not when its time has passed: then the text is erased; nor a code, whose text is gone at once', async () => {
  const id = await refusedLetter()
  await db
    .update(messages)
    .set({ expiresAt: new Date(0) })
    .where(eq(messages.id, id))
  expect(await run('messages', 'retry', 'all')).toMatchObject({ code: 1 })
  expect(await eraseDeadLetters(db)).toBe(1)
  const context = { flowId: '00000000-0000-4000-8000-000000000000', requester: 'address:x' }
  const [code] = await db
    .insert(messages)
    .values({
      id: '00000000-0000-4000-8000-000000000001',
      topic: AUTH_CODE_TOPIC.name,
      context,
      channel: 'sms',
      recipient: '+79000000000',
      state: 'failed',
      expiresAt: new Date(Date.now() + 60_000),
    })
    .returning()
  expect(AUTH_CODE_TOPIC.canRetry).toBeUndefined()
  expect(await run('messages', 'retry', code?.id ?? '')).toMatchObject({ code: 1 })
})

it('the figures tell how long the oldest has waited, and leave out what is held', async () => {
  const row = {
    topic: 'notice.packageLapses',
    context: {},
    channel: 'telegram',
    recipient: '1',
    expiresAt: new Date(Date.now() + 3_600_000),
  } as const
  const ago = new Date(Date.now() - 600_000)
  await db.insert(messages).values([
    { ...row, id: '00000000-0000-4000-8000-000000000002', createdAt: ago },
    {
      ...row,
      id: '00000000-0000-4000-8000-000000000003',
      createdAt: new Date(Date.now() - 7_200_000),
      notBefore: new Date(Date.now() + 60_000),
    },
  ])
  const [telegram] = await readChannelFigures(db)
  expect(telegram).toMatchObject({ channel: 'telegram', waiting: 2, sent: 0 })
  expect(Math.round((telegram?.oldestSeconds ?? 0) / 60)).toBe(10)
})
