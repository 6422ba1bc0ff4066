export { registerAccount } from './account/account.routes.ts'
export { createAccountService } from './account/account.service.ts'
export { ACCOUNT_TOPIC } from './account/account-notice.ts'
export type { AccountPart } from './account/account-part.ts'
export { createAccountDeletion } from './account/delete-account.ts'
export { createNoticeChoices, isMuted } from './account/notice-choices.ts'
export { createPhoneChange } from './account/phone-change.service.ts'
export { sessionsPart } from './account/sessions-part.ts'
export { registerAuth } from './auth/auth.routes.ts'
export { createAuthService } from './auth/auth.service.ts'
export { AUTH_CODE_TOPIC } from './auth/send-code.ts'
export { identityJobs } from './identity.jobs.ts'
export { registerProfiles } from './profiles/profiles.routes.ts'
export { createProfilesService } from './profiles/profiles.service.ts'
export { resetSecondFactor } from './second-factor/reset-second-factor.ts'
export { registerSecondFactor } from './second-factor/second-factor.routes.ts'
export { createSecondFactorService } from './second-factor/second-factor.service.ts'
export { SECOND_FACTOR_TOPIC } from './second-factor/second-factor-notice.ts'
export { endSessions } from './sessions/end-sessions.ts'
export { sessionPlugin } from './sessions/session.plugin.ts'
export { createSessionsService } from './sessions/sessions.service.ts'
export { createTelegramService } from './telegram/telegram.service.ts'
export { createTelegramSignature } from './telegram/telegram-signature.ts'
export { createUser } from './users/create-user.ts'
export { grantRole } from './users/grant-role.ts'
export { toProfile } from './users/profile.ts'
export {
  findUserById,
  findUserByPhone,
  listStaff,
  lockUserById,
  type UserRecord,
} from './users/users.repository.ts'
export { users } from './users/users.table.ts'
