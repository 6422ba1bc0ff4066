import { registrationInput, telegramUsernameInput } from './login.inputs.ts'
import { loginSetup } from './login.setup.ts'
import { saveProfile, submission, toError } from './login.transitions.ts'

/** Private person or company (spec §4). */
export const typeStep = loginSetup.createStateConfig({
  tags: 'dialog:type',
  on: {
    'type.chosen': {
      target: 'name',
      actions: { type: 'saveType', params: ({ event }) => event.userType },
    },
  },
})

/** The name, with which the registration is finished; a pending Telegram account is linked by the same call. */
export const nameStep = loginSetup.createStateConfig({
  initial: 'editing',
  tags: 'dialog:name',
  states: {
    editing: { on: { 'name.submitted': submission('name', 'finishing') } },
    finishing: {
      tags: 'busy',
      invoke: {
        id: 'finishRegistration',
        src: 'finishRegistration',
        input: registrationInput,
        onDone: [
          // Its username came with the signature; where there is none, there is nothing to type.
          { guard: 'hasTelegram', target: '#login.done', actions: saveProfile },
          { target: '#login.flow.tgUserName', actions: saveProfile },
        ],
        onError: toError,
      },
    },
  },
})

/** The optional Telegram username: save, or 'Войти без привязки аккаунта' (spec §4). */
export const tgUserNameStep = loginSetup.createStateConfig({
  initial: 'editing',
  tags: 'dialog:tgUserName',
  states: {
    editing: {
      on: {
        'telegramUsername.submitted': submission('telegramUsername', 'saving'),
        'telegramUsername.skipped': '#login.done',
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveTelegramUsername',
        src: 'saveTelegramUsername',
        input: telegramUsernameInput,
        onDone: { target: '#login.done', actions: saveProfile },
        onError: toError,
      },
    },
  },
})
