import { AppError } from '@trassa/contracts/app-error'
import type { CallArguments } from '@trassa/contracts/call'
import type {
  registerFinish as registerFinishCall,
  TelegramPayload,
} from '@trassa/contracts/calls/auth'
import type { Database } from '../../../platform/database/connect.ts'
import { limitRate } from '../../../platform/rate-limit/rate-limit.ts'
import type { Outbox } from '../../messaging/public.ts'
import type { SessionsService } from '../sessions/sessions.service.ts'
import type { TelegramSignature } from '../telegram/telegram-signature.ts'
import { createUser } from '../users/create-user.ts'
import { findUserById, findUserByPhone } from '../users/users.repository.ts'
import { createCodeConfirmation } from './confirm-code.ts'
import { createFlowFinish, type Opened } from './finish-flow.ts'
import {
  isKnownDevice,
  issueDevice,
  type Origin,
  type Requester,
  requesterOf,
} from './requester.ts'
import { createCodeSending } from './send-code.ts'
import type { SigningClient, TellOfSignIn } from './sign-in-notice.ts'

interface CodeRequest {
  phone: string
  origin: Origin
}

type NewAccount = CallArguments<typeof registerFinishCall, 'output'>['body']

/** The signed Telegram account of a registration, whose id may stand beside the signature (spec §7). */
const signedTelegramOf = ({ telegramId, telegram }: NewAccount): TelegramPayload | undefined =>
  telegram && { ...telegram, telegramId: telegram.telegramId ?? telegramId ?? '' }

/** Enough for a family behind one address, too few to find out who is registered (domain §2). */
const PROBES_IN_HOUR = 60

export type AuthService = ReturnType<typeof createAuthService>

/** Login and registration by a code from an SMS (spec §4, domain §2). */
export function createAuthService(dependencies: {
  db: Database
  sessions: SessionsService
  outbox: Outbox
  codeSecret: string
  signature: TelegramSignature
  tellOfSignIn: TellOfSignIn
}) {
  const { db, codeSecret, signature } = dependencies
  const sendCode = createCodeSending(dependencies)
  const finish = createFlowFinish(dependencies)
  const confirmCode = createCodeConfirmation(dependencies)

  /** Counts requests that tell whether a phone is registered; a browser that has logged in to it knows. */
  async function limitProbes(requester: Requester): Promise<void> {
    if (isKnownDevice(requester)) return
    await limitRate(db, {
      key: `auth:${requester}`,
      hits: PROBES_IN_HOUR,
      seconds: 60 * 60,
      code: 'auth.code_too_many',
    })
  }

  return {
    /** The cookie by which a browser is known at its next login to this phone. */
    deviceOf: (phone: string) => issueDevice(codeSecret, phone),

    async loginInit({ phone, origin }: CodeRequest) {
      const requester = requesterOf(codeSecret, phone, origin)
      await limitProbes(requester)
      const user = await findUserByPhone(db, phone)
      if (!user) throw new AppError('auth.phone_unknown')
      const flow = await sendCode({ purpose: 'login', phone, userId: user.id, requester })
      return { flow, user: { id: user.id } }
    },

    async registerInit({ phone, origin }: CodeRequest) {
      const requester = requesterOf(codeSecret, phone, origin)
      await limitProbes(requester)
      if (await findUserByPhone(db, phone)) throw new AppError('auth.phone_known')
      return { flow: await sendCode({ purpose: 'registration', phone, userId: null, requester }) }
    },

    /** `userId`, where the client brings it, must be the one that `loginInit` answered with. */
    async confirm(flowId: string, { code, userId }: { code: string; userId?: string | undefined }) {
      await confirmCode({ flowId, code, purposes: ['login', 'registration'], userId })
      return { confirmed: true as const }
    },

    loginFinish(flowId: string, client: SigningClient): Promise<Opened> {
      return finish({
        flowId,
        purpose: 'login',
        client,
        userOf: async (tx, { userId }) => (userId ? findUserById(tx, userId) : undefined),
      })
    },

    registerFinish(flowId: string, account: NewAccount, client: SigningClient): Promise<Opened> {
      const { username, type } = account
      const telegram = signedTelegramOf(account)
      if (telegram) signature.check(telegram)
      return finish({
        flowId,
        purpose: 'registration',
        client,
        userOf: async (tx, { phone }) => {
          if (telegram) await signature.accept(tx, telegram)
          const created = await createUser(tx, {
            phone,
            username,
            type,
            telegramId: telegram?.telegramId,
            telegramUsername: telegram?.username,
          })
          if ('user' in created) return created.user
          throw new AppError(created.taken === 'phone' ? 'auth.phone_known' : 'auth.telegram_taken')
        },
      })
    },
  }
}
