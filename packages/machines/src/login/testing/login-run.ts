import { AppError } from '@trassa/contracts/app-error'
import type { UserType } from '@trassa/contracts/enumerations/users'
import type { ErrorCode } from '@trassa/contracts/errors'
import { SENT } from '../../testing/account-samples.ts'
import { startScripted } from '../../testing/machine-paths.ts'
import { loginMachine } from '../login.machine.ts'
import type { LoginDialog, LoginEvent, LoginInput, LoginTyped } from '../login.types.ts'

/** A running login, driven through its dialogs. */
export function begin(input: LoginInput = { registration: 'allowed' }) {
  const run = startScripted(loginMachine, input)
  const announced: unknown[] = []
  run.actor.on('login.succeeded', (event) => announced.push(event.profile))
  const snapshot = () => run.actor.getSnapshot()
  const act = (event: LoginEvent) => run.happen(event)
  const type = (field: keyof LoginTyped, value: string) =>
    act({ type: 'field.edited', field, value })
  const answer = (id: string, output?: unknown) =>
    run.happen({ type: `xstate.done.actor.${id}`, output })
  const fail = (id: string, code: ErrorCode, retryAfter?: number) => {
    const error = new AppError(code, { sessionId: 's1', ...(retryAfter && { retryAfter }) })
    return run.happen({ type: `xstate.error.actor.${id}`, error })
  }
  return {
    ...run,
    announced,
    snapshot,
    act,
    type,
    answer,
    fail,
    isIn: (dialog: LoginDialog) => snapshot().hasTag(`dialog:${dialog}`),
    async enterPhone(phone = '8 (916) 123-45-67') {
      await act({ type: 'dialog.opened' })
      await type('phone', phone)
      await act({ type: 'phone.submitted' })
    },
    async enterCode(code = '12345') {
      await type('code', code)
      await act({ type: 'code.submitted' })
    },
  }
}

/** In the code dialog of a known or an unknown phone. */
export async function atCode(purpose: 'login' | 'registration') {
  const login = begin()
  await login.enterPhone()
  if (purpose === 'login') await login.answer('initLogin', SENT)
  else {
    await login.fail('initLogin', 'auth.phone_unknown')
    await login.answer('initRegistration', { ...SENT, userId: null })
  }
  return login
}

/** In the name dialog of a registration. */
export async function atName(userType: UserType = 1) {
  const login = await atCode('registration')
  await login.enterCode()
  await login.answer('confirmCode')
  await login.act({ type: 'type.chosen', userType })
  return login
}
