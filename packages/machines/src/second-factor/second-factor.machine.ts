import { secondFactorSetup } from './second-factor.setup.ts'
import type { SecondFactorEvent, SecondFactorField } from './second-factor.types.ts'

type EventOf<Type> = Extract<SecondFactorEvent, { type: Type }>

const thrown = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

const toFailure = {
  target: '#secondFactor.failed',
  actions: { type: 'saveFailure', params: thrown },
} as const

/** The app is enrolled already: its code is asked for instead. */
const toVerification = {
  guard: { type: 'isEnrolled', params: thrown },
  target: '#secondFactor.verifying',
  actions: 'forgetApp',
} as const

const markAtField = {
  guard: { type: 'isFieldFailure', params: thrown },
  target: 'editing',
  actions: { type: 'markFailure', params: thrown },
} as const

/** A valid field is sent, an invalid one is marked. */
const submission = (field: SecondFactorField) =>
  [
    { guard: { type: 'isValid', params: field }, target: 'sending', actions: 'unmark' },
    { actions: { type: 'markField', params: field } },
  ] as const

const edited = {
  'field.edited': {
    actions: {
      type: 'keepTyped',
      params: ({ event }: { event: EventOf<'field.edited'> }) => event,
    },
  },
} as const

/** How a session of staff gets its powers (domain §2): the app is enrolled once, later its code is asked for. */
export const secondFactorMachine = secondFactorSetup.createMachine({
  id: 'secondFactor',
  context: ({ input }) => ({
    step: input.step,
    typed: { code: '', recoveryCode: '' },
    app: null,
    recoveryCodes: [],
    fieldError: null,
    failure: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'mustEnrol', target: 'enrolling' }, { target: 'verifying' }],
    },
    enrolling: {
      tags: 'busy',
      invoke: {
        id: 'enroll',
        src: 'enroll',
        onDone: {
          target: 'confirming',
          actions: { type: 'saveApp', params: ({ event }) => event.output },
        },
        onError: [toVerification, toFailure],
      },
    },
    confirming: {
      tags: 'screen:enrolment',
      entry: 'clearTyped',
      initial: 'editing',
      states: {
        editing: { on: { ...edited, 'code.submitted': submission('code') } },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'confirm',
            src: 'confirm',
            input: ({ context }) => ({ code: context.typed.code }),
            onDone: {
              target: '#secondFactor.recoveryCodes',
              actions: { type: 'saveRecoveryCodes', params: ({ event }) => event.output },
            },
            onError: [markAtField, toVerification, toFailure],
          },
        },
      },
    },
    recoveryCodes: {
      tags: 'screen:recoveryCodes',
      on: { 'recoveryCodes.saved': { target: 'done', actions: 'forgetRecoveryCodes' } },
    },
    verifying: {
      tags: 'screen:code',
      entry: 'clearTyped',
      initial: 'editing',
      states: {
        editing: {
          on: {
            ...edited,
            'code.submitted': submission('code'),
            'recovery.chosen': '#secondFactor.recovering',
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'verify',
            src: 'verify',
            input: ({ context }) => ({ code: context.typed.code }),
            onDone: '#secondFactor.done',
            onError: [markAtField, toFailure],
          },
        },
      },
    },
    recovering: {
      tags: 'screen:recovery',
      entry: 'clearTyped',
      initial: 'editing',
      states: {
        editing: {
          on: {
            ...edited,
            'recoveryCode.submitted': submission('recoveryCode'),
            'app.chosen': '#secondFactor.verifying',
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'recover',
            src: 'recover',
            input: ({ context }) => ({ recoveryCode: context.typed.recoveryCode.trim() }),
            onDone: '#secondFactor.done',
            onError: [markAtField, toFailure],
          },
        },
      },
    },
    failed: {
      tags: 'screen:failure',
      on: { 'failure.dismissed': { target: 'starting', actions: 'unmark' } },
    },
    done: { type: 'final' },
  },
})
