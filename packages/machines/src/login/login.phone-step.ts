import { phoneInput, telegramInput } from './login.inputs.ts'
import { loginSetup } from './login.setup.ts'
import {
  isMarkedAtField,
  isRefusedPhone,
  isUnknownPhone,
  isUnknownTelegram,
  markFailure,
  saveFlow,
  saveProfile,
  saveTelegram,
  submission,
  toError,
  toSentCode,
} from './login.transitions.ts'

/** The phone dialog: a known phone gets a code to log in, an unknown one to register. */
export const phoneStep = loginSetup.createStateConfig({
  initial: 'editing',
  tags: 'dialog:phone',
  states: {
    editing: {
      on: {
        'phone.submitted': submission('phone', 'askingLogin'),
        'telegram.received': { target: 'askingTelegram', actions: saveTelegram },
      },
    },
    askingLogin: {
      tags: 'busy',
      invoke: {
        id: 'initLogin',
        src: 'initLogin',
        input: phoneInput,
        onDone: { target: '#login.flow.code', actions: saveFlow('login') },
        onError: [
          { guard: isRefusedPhone, target: 'editing', actions: 'markRefused' },
          { guard: isUnknownPhone, target: 'askingRegistration' },
          toSentCode,
          { guard: isMarkedAtField, target: 'editing', actions: markFailure },
          toError,
        ],
      },
    },
    askingRegistration: {
      tags: 'busy',
      invoke: {
        id: 'initRegistration',
        src: 'initRegistration',
        input: phoneInput,
        onDone: { target: '#login.flow.code', actions: saveFlow('registration') },
        onError: [
          toSentCode,
          { guard: isMarkedAtField, target: 'editing', actions: markFailure },
          toError,
        ],
      },
    },
    askingTelegram: {
      tags: 'busy',
      invoke: {
        id: 'telegramLogin',
        src: 'telegramLogin',
        input: telegramInput,
        onDone: { target: '#login.done', actions: saveProfile },
        onError: [{ guard: isUnknownTelegram, target: '#login.flow.afterTg' }, toError],
      },
    },
  },
})
