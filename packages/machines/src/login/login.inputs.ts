import type { TelegramPayload } from '@trassa/contracts/calls/auth'
import { known } from '../require-value.ts'
import { cleaned } from './login.fields.ts'
import type { ConfirmCodeInput, FinishRegistrationInput, LoginContext } from './login.types.ts'

interface Step {
  context: LoginContext
}

/** What each slot of the login is called with. */
export const phoneInput = ({ context }: Step) => ({ phone: cleaned('phone', context.typed) })

export const flowInput = ({ context }: Step) => ({ flowId: known(context.flowId, 'flow') })

export const confirmInput = ({ context }: Step): ConfirmCodeInput => ({
  flowId: known(context.flowId, 'flow'),
  code: cleaned('code', context.typed),
  userId: context.userId,
})

export const registrationInput = ({ context }: Step): FinishRegistrationInput => ({
  flowId: known(context.flowId, 'flow'),
  username: cleaned('name', context.typed),
  type: known(context.type, 'account type'),
  telegram: context.telegram,
})

export const telegramUsernameInput = ({ context }: Step) => ({
  telegramUsername: cleaned('telegramUsername', context.typed),
})

export const telegramInput = ({ context }: Step): TelegramPayload =>
  known(context.telegram, 'Telegram payload')
