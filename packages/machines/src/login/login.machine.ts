import { and } from 'xstate'
import { accountStep } from './login.account-step.ts'
import { codeStep } from './login.code-step.ts'
import { flowInput, telegramInput } from './login.inputs.ts'
import { phoneStep } from './login.phone-step.ts'
import { nameStep, tgUserNameStep, typeStep } from './login.registration-steps.ts'
import { freshLogin, loginSetup } from './login.setup.ts'
import { saveProfile, saveTelegram, thrown, toError } from './login.transitions.ts'

/** With the session already open, closing a later dialog (Telegram username, error) completes the login. */
const closing = [
  { guard: 'hasOpenedSession', target: 'done' },
  { target: 'closed', actions: 'unmark' },
] as const

/** The widget on a page, with no dialog open. */
const fromWidget = {
  'telegram.received': [
    {
      guard: 'isLoggedIn',
      target: '#login.flow.account',
      actions: [saveTelegram, 'beginLinking'],
    },
    { target: '#login.flow.phone.askingTelegram', actions: ['restart', saveTelegram] },
  ],
} as const

/**
 * The login with all its dialogs (spec §2, §4, §5, §8; domain §2). A view asks
 * `hasTag('dialog:phone')`, `hasTag('busy')`, `hasTag('resendAvailable')`, shows `context.typed`,
 * `context.fieldError` and `context.failure`, and listens to `login.succeeded`.
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input }) => ({
    ...freshLogin,
    registration: input.registration,
    telegram: null,
    sent: null,
    profile: input.profile ?? null,
  }),
  initial: 'closed',
  on: {
    'dialog.opened': { guard: 'isLoggedOut', target: '.flow.phone', actions: 'restart' },
    'session.changed': [
      {
        guard: { type: 'isLogout', params: ({ event }) => event.profile },
        target: '.closed',
        actions: ['forget', 'clearTelegram', 'clearProfile'],
      },
      { actions: { type: 'saveProfile', params: ({ event }) => event.profile } },
    ],
  },
  states: {
    closed: {
      on: {
        ...fromWidget,
        'flow.resumed': {
          guard: 'isLoggedOut',
          target: 'flow.code',
          actions: { type: 'resumeFlow', params: ({ event }) => event },
        },
      },
    },
    flow: {
      initial: 'phone',
      on: {
        'field.edited': { actions: { type: 'keepTyped', params: ({ event }) => event } },
        'dialog.closed': closing,
      },
      states: {
        phone: phoneStep,
        code: codeStep,
        finishing: {
          tags: ['dialog:code', 'busy'],
          invoke: {
            id: 'finishLogin',
            src: 'finishLogin',
            input: flowInput,
            onDone: 'loading',
            onError: {
              target: '#login.error',
              actions: { type: 'saveFinishFailure', params: thrown },
            },
          },
        },
        loading: {
          tags: ['dialog:code', 'busy'],
          invoke: {
            id: 'loadProfile',
            src: 'loadProfile',
            onDone: [
              { guard: 'hasTelegram', target: 'linking', actions: saveProfile },
              { target: '#login.done', actions: saveProfile },
            ],
            onError: toError,
          },
        },
        linking: {
          tags: ['dialog:code', 'busy'],
          invoke: {
            id: 'linkTelegram',
            src: 'linkTelegram',
            input: telegramInput,
            onDone: { target: '#login.done', actions: saveProfile },
            onError: toError,
          },
        },
        type: typeStep,
        name: nameStep,
        tgUserName: tgUserNameStep,
        afterTg: {
          tags: 'dialog:afterTg',
          on: { 'telegram.explained': 'phone' },
        },
        account: accountStep,
        last: { type: 'history' },
      },
    },
    error: {
      tags: 'dialog:error',
      on: {
        'error.dismissed': [
          { guard: 'isFlowLost', target: 'flow.phone', actions: 'restart' },
          { guard: and(['isLinkRefused', 'hasOpenedSession']), target: 'done' },
          { guard: 'isLinkRefused', target: 'closed', actions: 'unmark' },
          { target: 'flow.last', actions: 'unmark' },
        ],
        'dialog.closed': closing,
      },
    },
    done: { entry: ['forget', 'clearTelegram', 'announce'], on: fromWidget },
  },
})
