import { AppError } from '@trassa/contracts/app-error'
import { describe, expect, it } from 'vitest'
import { PAYLOAD, PROFILE } from '../testing/account-samples.ts'
import {
  pathsOf,
  restingStates,
  serialize,
  startScripted,
  type Walk,
} from '../testing/machine-paths.ts'
import { type TelegramLinkEvent, telegramLinkMachine } from './telegram-link.machine.ts'

const LINKED = { ...PROFILE, telegramId: '100500' }

const ACTS: TelegramLinkEvent[] = [
  { type: 'widget.opened' },
  { type: 'telegram.received', payload: PAYLOAD },
  { type: 'deepLink.requested' },
  { type: 'wait.cancelled' },
  { type: 'unlink.requested' },
  { type: 'failure.dismissed' },
]

const walk: Walk = {
  input: { telegramId: null },
  events: () => ACTS,
  outputs: {
    linkTelegram: [LINKED],
    unlinkTelegram: [PROFILE],
    createDeepLink: [{ url: 'https://t.me/bot?start=1' }],
    awaitBot: [LINKED],
  },
  errors: {
    linkTelegram: [new AppError('auth.telegram_taken')],
    unlinkTelegram: [new Error('offline')],
    createDeepLink: [new Error('offline')],
    awaitBot: [new Error('offline')],
  },
  distinguish: ({ context }) => [context.telegramId, context.failure?.code],
}

const start = (telegramId: string | null = null) =>
  startScripted(telegramLinkMachine, { telegramId })

describe('linking Telegram', () => {
  const paths = pathsOf(telegramLinkMachine, walk)

  it('reaches every state that it has', () => {
    const reached = new Set(paths.flatMap((path) => path.leaves))
    expect(restingStates(telegramLinkMachine).filter((id) => !reached.has(id))).toEqual([])
  })

  it.each(paths)('every way out of $name', async ({ steps, edges }) => {
    for (const { event, leadsTo } of edges) {
      const run = start()
      for (const step of steps) await run.happen(step)
      await run.happen(event)
      expect(serialize(walk)(run.actor.getSnapshot())).toBe(leadsTo)
      run.actor.stop()
    }
  })

  it('starts linked where an account is linked already', () => {
    expect(start('100500').actor.getSnapshot().value).toBe('linked')
  })

  it('domain §2: sends the signed payload whole and tells the changed profile', async () => {
    const run = start()
    const told: unknown[] = []
    run.actor.on('profile.changed', (event) => told.push(event.profile))
    await run.happen({ type: 'telegram.received', payload: PAYLOAD })
    expect(run.askedWith('linkTelegram')).toEqual(PAYLOAD)
    await run.happen({ type: 'xstate.done.actor.linkTelegram', output: LINKED })
    expect(told).toEqual([LINKED])
    expect(run.actor.getSnapshot().value).toBe('linked')
  })

  it('a linked account is changed by the widget, and stays as it is after a failure', async () => {
    const run = start('42')
    await run.happen({ type: 'widget.opened' })
    await run.happen({ type: 'wait.cancelled' })
    expect(run.actor.getSnapshot().value).toBe('linked')
    await run.happen({ type: 'widget.opened' })
    await run.happen({ type: 'telegram.received', payload: PAYLOAD })
    await run.happen({
      type: 'xstate.error.actor.linkTelegram',
      error: new AppError('auth.telegram_taken'),
    })
    await run.happen({ type: 'failure.dismissed' })
    expect(run.actor.getSnapshot()).toMatchObject({
      value: 'linked',
      context: { telegramId: '42' },
    })
  })

  it('§7 telegram/link: sends the phone of the account with the payload', async () => {
    const run = startScripted(telegramLinkMachine, { telegramId: null, phone: PROFILE.phone })
    await run.happen({ type: 'telegram.received', payload: PAYLOAD })
    expect(run.askedWith('linkTelegram')).toEqual({ ...PAYLOAD, phone: PROFILE.phone })
  })

  it('says why a link failed, and offers the start again', async () => {
    const run = start()
    await run.happen({ type: 'telegram.received', payload: PAYLOAD })
    await run.happen({
      type: 'xstate.error.actor.linkTelegram',
      error: new AppError('auth.telegram_taken'),
    })
    expect(run.actor.getSnapshot().context.failure?.text).toBe(
      'Этот Telegram уже связан с другим аккаунтом.',
    )
    await run.happen({ type: 'failure.dismissed' })
    expect(run.actor.getSnapshot().value).toBe('idle')
  })
})
