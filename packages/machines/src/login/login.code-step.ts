import { and, stateIn } from 'xstate'
import { confirmInput, phoneInput } from './login.inputs.ts'
import { loginSetup } from './login.setup.ts'
import {
  isDelayed,
  isMarkedAtField,
  markFailure,
  saveFlow,
  submission,
  thrown,
  toError,
} from './login.transitions.ts'

const isResendAvailable = stateIn('#login.flow.code.resend.available')

/** Returns to the code field with the error marked: another code or another attempt may succeed. */
const onError = [{ guard: isMarkedAtField, target: 'editing', actions: markFailure }, toError]

/** A new code restarts the dialog and its resend delay. */
const afresh = { target: '#login.flow.code', reenter: true } as const

/** Another code is refused for now: counts down until the time that the gateway has named. */
const onResendError = [
  { guard: isDelayed, ...afresh, actions: { type: 'saveDelay', params: thrown } },
  ...onError,
] as const

/** The code dialog: parallel states of the field and of the resend delay. */
export const codeStep = loginSetup.createStateConfig({
  type: 'parallel',
  tags: 'dialog:code',
  on: {
    'phone.changeRequested': { target: '#login.flow.phone', actions: 'restart' },
  },
  states: {
    form: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'code.submitted': submission('code', 'confirming'),
            'code.resendRequested': [
              {
                guard: and(['isRegistering', isResendAvailable]),
                target: 'askingRegistration',
                actions: 'unmark',
              },
              { guard: isResendAvailable, target: 'askingLogin', actions: 'unmark' },
            ],
          },
        },
        confirming: {
          tags: 'busy',
          invoke: {
            id: 'confirmCode',
            src: 'confirmCode',
            input: confirmInput,
            onDone: [
              { guard: 'isRegistering', target: '#login.flow.type' },
              { target: '#login.flow.finishing' },
            ],
            onError,
          },
        },
        askingLogin: {
          tags: 'busy',
          invoke: {
            id: 'resendLogin',
            src: 'initLogin',
            input: phoneInput,
            onDone: { ...afresh, actions: saveFlow('login') },
            onError: onResendError,
          },
        },
        askingRegistration: {
          tags: 'busy',
          invoke: {
            id: 'resendRegistration',
            src: 'initRegistration',
            input: phoneInput,
            onDone: { ...afresh, actions: saveFlow('registration') },
            onError: onResendError,
          },
        },
      },
    },
    resend: {
      initial: 'waiting',
      states: {
        waiting: { after: { resendDelay: 'available' } },
        available: { tags: 'resendAvailable' },
      },
    },
  },
})
