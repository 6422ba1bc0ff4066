import { telegramInput } from './login.inputs.ts'
import { loginSetup } from './login.setup.ts'
import { isUnknownTelegram, saveProfile, toError } from './login.transitions.ts'

/** The widget used during an open session: an unknown Telegram is linked (spec §4). */
export const accountStep = loginSetup.createStateConfig({
  initial: 'asking',
  tags: 'busy',
  states: {
    asking: {
      invoke: {
        id: 'askTelegram',
        src: 'telegramLogin',
        input: telegramInput,
        onDone: { target: '#login.done', actions: saveProfile },
        onError: [{ guard: isUnknownTelegram, target: 'linking' }, toError],
      },
    },
    linking: {
      invoke: {
        id: 'linkAccount',
        src: 'linkTelegram',
        input: telegramInput,
        onDone: { target: '#login.closed', actions: [saveProfile, 'clearTelegram'] },
        onError: toError,
      },
    },
  },
})
