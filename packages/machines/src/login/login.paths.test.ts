import { AppError } from '@trassa/contracts/app-error'
import { describe, expect, it } from 'vitest'
import { PAYLOAD, PROFILE, SENT } from '../testing/account-samples.ts'
import {
  pathsOf,
  restingStates,
  serialize,
  startScripted,
  type Walk,
} from '../testing/machine-paths.ts'
import { loginMachine } from './login.machine.ts'
import {
  LOGIN_DIALOGS,
  type LoginContext,
  type LoginDialog,
  type LoginEvent,
  type LoginTyped,
} from './login.types.ts'

const offline = new Error('offline')
const wrongCode = new AppError('auth.code_wrong')
const lostFlow = new AppError('auth.flow_unknown')
const tooSoon = new AppError('auth.code_too_soon')
const taken = new AppError('auth.telegram_taken')
const unknownTelegram = new AppError('auth.telegram_unknown')

const edited = (field: keyof LoginTyped, value: string): LoginEvent => ({
  type: 'field.edited',
  field,
  value,
})

/** What is typed in each dialog; every state is entered with the field empty and filled. */
const TYPED: Partial<Record<LoginDialog, LoginEvent>> = {
  phone: edited('phone', '8 (916) 123-45-67'),
  code: edited('code', '12345'),
  name: edited('name', 'Иван'),
  tgUserName: edited('telegramUsername', '@ivan_petrov'),
}

const ACTS: LoginEvent[] = [
  { type: 'dialog.opened' },
  { type: 'dialog.closed' },
  { type: 'phone.submitted' },
  { type: 'phone.changeRequested' },
  { type: 'code.submitted' },
  { type: 'code.resendRequested' },
  { type: 'type.chosen', userType: 0 },
  { type: 'name.submitted' },
  { type: 'telegramUsername.submitted' },
  { type: 'telegramUsername.skipped' },
  { type: 'telegram.received', payload: PAYLOAD },
  { type: 'telegram.explained' },
  { type: 'error.dismissed' },
  { type: 'session.changed', profile: null },
]

const walkOf = (registration: LoginContext['registration']): Walk => ({
  input: { registration },
  events: (snapshot) => {
    const typed = LOGIN_DIALOGS.map((dialog) =>
      snapshot.hasTag(`dialog:${dialog}`) ? TYPED[dialog] : undefined,
    )
    const began: LoginEvent = { type: 'session.changed', profile: PROFILE }
    return [...ACTS, ...typed, ...(snapshot.matches('closed') ? [began] : [])].filter(
      (event) => event !== undefined,
    )
  },
  outputs: {
    initLogin: [SENT],
    initRegistration: [{ ...SENT, userId: null }],
    resendLogin: [SENT],
    resendRegistration: [{ ...SENT, userId: null }],
    confirmCode: [undefined],
    finishLogin: [undefined],
    loadProfile: [PROFILE],
    finishRegistration: [PROFILE],
    saveTelegramUsername: [PROFILE],
    telegramLogin: [PROFILE],
    linkTelegram: [PROFILE],
    askTelegram: [PROFILE],
    linkAccount: [PROFILE],
  },
  errors: {
    initLogin: [new AppError('auth.phone_unknown'), tooSoon, offline],
    initRegistration: [tooSoon, offline],
    resendLogin: [tooSoon, offline],
    resendRegistration: [tooSoon, offline],
    confirmCode: [wrongCode, lostFlow, offline],
    finishLogin: [lostFlow, offline],
    loadProfile: [offline],
    finishRegistration: [taken, offline],
    saveTelegramUsername: [offline],
    telegramLogin: [unknownTelegram, offline],
    linkTelegram: [taken, offline],
    askTelegram: [unknownTelegram, offline],
    linkAccount: [taken, offline],
  },
  distinguish: ({ context, historyValue, value }) => [
    context.purpose,
    Object.values(context.typed).filter(Boolean).length,
    context.fieldError !== null,
    context.failure?.code,
    context.telegram !== null,
    context.profile !== null,
    value === 'error' && Object.values(historyValue).map(([node]) => node?.id),
  ],
})

const dialogsOf = (snapshot: { tags: Set<string> }) =>
  [...snapshot.tags].filter((tag) => tag.startsWith('dialog:'))

describe.each(['allowed', 'refused'] as const)('login, registration %s', (registration) => {
  const walk = walkOf(registration)
  const paths = pathsOf(loginMachine, walk)

  it.each(paths)('§4 login: every way out of $name', async ({ steps, edges }) => {
    for (const { event, leadsTo } of edges) {
      const run = startScripted(loginMachine, walk.input)
      for (const step of steps) {
        await run.happen(step)
        expect(dialogsOf(run.actor.getSnapshot()).length).toBeLessThanOrEqual(1)
      }
      await run.happen(event)
      expect(serialize(walk)(run.actor.getSnapshot())).toBe(leadsTo)
      run.actor.stop()
    }
  })
})

describe('login', () => {
  it('§4 login: reaches every state that it has', () => {
    const reached = new Set(pathsOf(loginMachine, walkOf('allowed')).flatMap((path) => path.leaves))
    expect(restingStates(loginMachine).filter((id) => !reached.has(id))).toEqual([])
  })
})
