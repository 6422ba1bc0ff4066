import type { TelegramPayload } from '@trassa/contracts/calls/auth'
import { requireValue } from '../require-value.ts'
import { cleaned } from './login.fields.ts'
import type { ConfirmCodeInput, FinishRegistrationInput, LoginContext } from './login.types.ts'

interface Step {
  context: LoginContext
}

/** The input of each actor slot. */
export const phoneInput = ({ context }: Step) => ({ phone: cleaned('phone', context.typed) })

export const flowInput = ({ context }: Step) => ({ flowId: requireValue(context.flowId, 'flow') })

export const confirmInput = ({ context }: Step): ConfirmCodeInput => ({
  flowId: requireValue(context.flowId, 'flow'),
  code: cleaned('code', context.typed),
  userId: context.userId,
})

export const registrationInput = ({ context }: Step): FinishRegistrationInput => ({
  flowId: requireValue(context.flowId, 'flow'),
  username: cleaned('name', context.typed),
  type: requireValue(context.type, 'account type'),
  telegram: context.telegram,
})

export const telegramUsernameInput = ({ context }: Step) => ({
  telegramUsername: cleaned('telegramUsername', context.typed),
})

export const telegramInput = ({ context }: Step): TelegramPayload =>
  requireValue(context.telegram, 'Telegram payload')
