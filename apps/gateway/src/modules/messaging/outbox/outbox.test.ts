import { eq, sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type JobRun, PermanentJobFailure } from '../../../platform/jobs/define-job.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { DeliveryFailure } from '../channels/delivery-failure.ts'
import { defineTopic } from './message-topic.ts'
import { messages } from './messages.table.ts'
import { createOutbox } from './outbox.ts'

const { db, enqueue, config } = await createTestGateway()
const boss = new PgBoss({
  connectionString: config.databaseUrl ?? '',
  supervise: false,
  schedule: false,
})
await boss.start()
afterAll(() => boss.stop())

const sent = vi.fn(async () => undefined)
const failed = vi.fn(async () => undefined)
const TOPIC = defineTopic({
  name: 'test',
  context: z.object({ subject: z.string() }),
  sent,
  failed,
})
const send = vi.fn<(recipient: string, body: string) => Promise<void>>()
const codeSecret = 'x'.repeat(32)
const open = (secret = codeSecret) =>
  createOutbox({
    db,
    enqueue,
    channels: { sms: { send }, email: { send }, telegram: { send } },
    topics: [TOPIC],
    codeSecret: secret,
  })
const outbox = open()

beforeEach(() => {
  for (const fake of [sent, failed]) fake.mockClear()
  send.mockReset().mockResolvedValue(undefined)
})

const MESSAGE = {
  channel: 'sms',
  recipient: '+79161234567',
  body: 'Трасса: код 70893. Никому его не сообщайте.',
  context: { subject: 'flow-1' },
  lifetimeSeconds: 300,
} as const
const write = () => db.transaction((tx) => outbox.write(tx, TOPIC, MESSAGE))
const stored = async (id: string) => {
  const [row] = await db.select().from(messages).where(eq(messages.id, id))
  if (!row) throw new Error('No message')
  return row
}
const jobRun = (messageId: string, isLastAttempt = false): JobRun<{ messageId: string }> => ({
  payload: { messageId },
  now: new Date(),
  isLastAttempt,
  signal: new AbortController().signal,
})
const byJob = (id: string, isLastAttempt = false) => outbox.deliverByJob(jobRun(id, isLastAttempt))
const letPass = (id: string, seconds: number) => {
  const earlier = sql`make_interval(secs => ${seconds})`
  return db
    .update(messages)
    .set({
      expiresAt: sql`${messages.expiresAt} - ${earlier}`,
      claimedUntil: sql`${messages.claimedUntil} - ${earlier}`,
    })
    .where(eq(messages.id, id))
}
/** A process claims the message and is killed before the provider has answered. */
const dieWhileSending = async (id: string) => {
  send.mockReturnValueOnce(new Promise(() => undefined))
  outbox.deliver(id)
  await vi.waitFor(() => expect(send).toHaveBeenCalled(), 15_000)
  send.mockClear()
}

describe('a message is written with its cause', () => {
  it('not without it: neither message nor job outlives a transaction that fails', async () => {
    const ids: string[] = []
    const undone = db.transaction(async (tx) => {
      ids.push(await outbox.write(tx, TOPIC, MESSAGE))
      throw new Error('Taken back')
    })
    await expect(undone).rejects.toThrow('Taken back')
    const [id = ''] = ids
    expect(await db.$count(messages, eq(messages.id, id))).toBe(0)
    expect(await boss.findJobs('deliver-message', { data: { messageId: id } })).toEqual([])
  })

  it('together with a job that waits for the attempt after the commit', async () => {
    const id = await write()
    const [job] = await boss.findJobs('deliver-message', { data: { messageId: id } })
    const waits = (job?.startAfter.getTime() ?? 0) - (job?.createdOn.getTime() ?? 0)
    expect(waits / 1000).toBeCloseTo(12, 0)
    expect(JSON.stringify(job)).not.toMatch(/70893|79161234567/)
  })

  it('domain §2: its body is not readable in the table', async () => {
    const { sealedBody, ...row } = await stored(await write())
    expect(sealedBody?.length).toBeGreaterThan(MESSAGE.body.length)
    expect(sealedBody?.toString('latin1')).not.toContain('70893')
    expect(JSON.stringify(row)).not.toContain('70893')
  })
})

describe('delivery right after the commit', () => {
  it('hands it over, erases the body and runs what follows', async () => {
    const id = await write()
    await outbox.deliver(id)
    expect(send.mock.calls).toEqual([[MESSAGE.recipient, MESSAGE.body, id]])
    expect(await stored(id)).toMatchObject({
      state: 'sent',
      attempts: 1,
      sealedBody: null,
      settledAt: expect.any(Date),
    })
    expect(sent.mock.calls).toEqual([[expect.anything(), MESSAGE.context]])
    expect(failed).not.toHaveBeenCalled()
  })

  it.each(['recipient', 'provider'] as const)(
    'a failure (%s) gives it up for good, and what it was for is taken back',
    async (reason) => {
      send.mockRejectedValue(new DeliveryFailure(reason, 'no'))
      const id = await write()
      await expect(outbox.deliver(id)).rejects.toMatchObject({ reason })
      expect(await stored(id)).toMatchObject({ state: 'failed', sealedBody: null })
      expect(failed.mock.calls).toEqual([[expect.anything(), MESSAGE.context]])
      send.mockResolvedValue(undefined)
      expect(await byJob(id)).toBe(0)
      expect(send).toHaveBeenCalledTimes(1)
    },
  )

  it('what follows and the state are one transaction', async () => {
    sent.mockRejectedValueOnce(new Error('no history'))
    const id = await write()
    await expect(outbox.deliver(id)).rejects.toThrow('no history')
    expect(await stored(id)).toMatchObject({ state: 'sending' })
  })
})

describe('delivery by the job', () => {
  it('happens where the process has died between commit and delivery', async () => {
    const id = await write()
    expect(await byJob(id)).toBe(1)
    expect(send.mock.calls).toEqual([[MESSAGE.recipient, MESSAGE.body, id]])
    expect(await stored(id)).toMatchObject({ state: 'sent', sealedBody: null })
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it('never again once it was handed over', async () => {
    const id = await write()
    await outbox.deliver(id)
    expect(await byJob(id)).toBe(0)
    await outbox.deliver(id)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('once, of many attempts at the same time', async () => {
    const id = await write()
    await Promise.allSettled([outbox.deliver(id), ...[1, 2, 3].map(() => byJob(id))])
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('leaves a message alone that another process is handing over, until that one must be dead', async () => {
    const id = await write()
    await dieWhileSending(id)
    await expect(byJob(id)).rejects.toThrow('under way')
    expect(send).not.toHaveBeenCalled()
    await letPass(id, 10)
    expect(await byJob(id)).toBe(1)
    expect(await stored(id)).toMatchObject({ state: 'sent', attempts: 2 })
  })

  it('asks a provider that is away again, and gives up with the last attempt', async () => {
    send.mockRejectedValue(new DeliveryFailure('provider', 'away'))
    const id = await write()
    await expect(byJob(id)).rejects.toMatchObject({ reason: 'provider' })
    expect(await stored(id)).toMatchObject({ state: 'queued' })
    expect(failed).not.toHaveBeenCalled()
    await expect(byJob(id, true)).rejects.toMatchObject({ reason: 'provider' })
    expect(await stored(id)).toMatchObject({ state: 'failed', sealedBody: null })
    expect(failed).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a recipient that cannot be reached', () => outbox, new DeliveryFailure('recipient', 'no')],
    ['a body sealed with another secret', () => open('y'.repeat(32)), undefined],
  ] as const)('gives up at once: %s', async (_, opened, failure) => {
    if (failure) send.mockRejectedValue(failure)
    const id = await write()
    const attempt = opened().deliverByJob(jobRun(id))
    await expect(attempt).rejects.toBeInstanceOf(PermanentJobFailure)
    expect(await stored(id)).toMatchObject({ state: 'failed', sealedBody: null })
    expect(failed).toHaveBeenCalledTimes(1)
  })

  it('domain §2: a message whose time has passed is never sent; its body is erased', async () => {
    const id = await write()
    await letPass(id, 300)
    await outbox.deliver(id)
    expect(await byJob(id)).toBe(1)
    expect(await byJob(id)).toBe(0)
    expect(send).not.toHaveBeenCalled()
    expect(await stored(id)).toMatchObject({ state: 'expired', sealedBody: null })
    expect(failed).toHaveBeenCalledTimes(1)
  })
})

describe('purge', () => {
  it('gives up what came to no end in time, as its topic wants it, and deletes what is thirty days old', async () => {
    const [waiting, overdue, old] = [await write(), await write(), await write()]
    await letPass(overdue, 300)
    await outbox.deliver(old)
    const thirtyDaysAgo = sql`now() - interval '30 days 1 second'`
    await db.update(messages).set({ createdAt: thirtyDaysAgo }).where(eq(messages.id, old))
    expect(await outbox.purge()).toBe(2)
    expect(failed).toHaveBeenCalledTimes(1)
    expect(await stored(waiting)).toMatchObject({ state: 'queued', sealedBody: expect.any(Buffer) })
    expect(await stored(overdue)).toMatchObject({ state: 'expired', sealedBody: null })
    expect(await db.$count(messages, eq(messages.id, old))).toBe(0)
  })
})
