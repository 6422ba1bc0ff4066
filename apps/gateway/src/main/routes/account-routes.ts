import type { FastifyInstance } from 'fastify'
import {
  createAccountDeletion,
  createAccountService,
  createAuthService,
  createEmailService,
  createNoticeChoices,
  createPhoneChange,
  createProfilesService,
  createSecondFactorService,
  createSignInNotice,
  createTelegramDeepLinkService,
  createTelegramService,
  createTelegramSignature,
  registerAccount,
  registerAuth,
  registerEmail,
  registerProfiles,
  registerSecondFactor,
} from '../../modules/identity/public.ts'
import { createAvatars } from '../../modules/media/public.ts'
import { createUnsubscription, registerNotifications } from '../../modules/notifications/public.ts'
import { botUrlOf } from '../bot-url.ts'
import type { Services } from '../compose/services.ts'

/** Registers sign-in and what users keep about themselves. */
export function registerAccountRoutes(app: FastifyInstance, services: Services): void {
  const { config, db, sessions, outbox, parts, tellOfSecurity, codeSecret, publicUrl } = services
  const signature = createTelegramSignature(config.telegram)
  const tellOfSignIn = createSignInNotice({ codeSecret, tellOfSecurity })
  const coded = { db, outbox, enqueue: services.enqueue, codeSecret, tellOfSecurity }
  registerAuth(app, {
    auth: createAuthService({ db, sessions, outbox, codeSecret, signature, tellOfSignIn }),
    telegram: createTelegramService({ db, sessions, signature, tellOfSignIn }),
    deepLinks: createTelegramDeepLinkService({ db, botUrl: botUrlOf(config) }),
    sessions,
  })
  registerSecondFactor(app, createSecondFactorService({ db, sessions, tellOfSecurity, codeSecret }))
  registerProfiles(app, createProfilesService({ db, sessions, parts }))
  registerNotifications(app, createUnsubscription({ db, codeSecret }))
  registerAccount(app, {
    account: createAccountService({
      db,
      avatars: createAvatars({ storage: services.storage }),
      parts,
    }),
    notices: createNoticeChoices(db),
    phoneChange: createPhoneChange(coded),
    deletion: createAccountDeletion(coded),
    incoming: services.incoming,
  })
  const isOn = config.email.provider !== 'off'
  registerEmail(app, createEmailService({ db, outbox, publicUrl, isOn }))
}
