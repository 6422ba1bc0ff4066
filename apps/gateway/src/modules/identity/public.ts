export { registerAccount } from './account/account.routes.ts'
export { createAccountService } from './account/account.service.ts'
export type { AccountPart } from './account/account-part.ts'
export { createAccountDeletion } from './account/delete-account.ts'
export { historyPart } from './account/history-part.ts'
export { messagesPart, telegramChatPart } from './account/messages-part.ts'
export { changeChoice, createNoticeChoices, isMuted } from './account/notice-choices.ts'
export { noticesPart } from './account/notices-part.ts'
export { createPhoneChange } from './account/phone-change.service.ts'
export { sessionsPart } from './account/sessions-part.ts'
export { registerAuth } from './auth/auth.routes.ts'
export { createAuthService } from './auth/auth.service.ts'
export { AUTH_CODE_TOPIC } from './auth/send-code.ts'
export { createSignInNotice } from './auth/sign-in-notice.ts'
export { registerEmail } from './email/email.routes.ts'
export { createEmailService } from './email/email.service.ts'
export { EMAIL_LINK_TOPIC } from './email/email-letter.ts'
export { emailPart } from './email/email-part.ts'
export { identityJobs } from './identity.jobs.ts'
export type { MergedCounts, MergeFacts, MergePair } from './merging/account-merge.ts'
export { type AccountMerging, createAccountMerging } from './merging/merge-accounts.ts'
export { requireOpenAccount, withMerged } from './merging/merged-accounts.repository.ts'
export { mergedAccountsPart } from './merging/merged-accounts-part.ts'
export { registerProfiles } from './profiles/profiles.routes.ts'
export { createProfilesService } from './profiles/profiles.service.ts'
export { resetSecondFactor } from './second-factor/reset-second-factor.ts'
export { registerSecondFactor } from './second-factor/second-factor.routes.ts'
export { createSecondFactorService } from './second-factor/second-factor.service.ts'
export type { SecurityFacts, TellOfSecurity } from './security-notices.ts'
export { endSessions, endSessionsOf } from './sessions/end-sessions.ts'
export { sessionPlugin } from './sessions/session.plugin.ts'
export { createSessionsService, type SessionsService } from './sessions/sessions.service.ts'
export { type LinkByBotOutcome, linkByBot } from './telegram/link-by-bot.ts'
export { createTelegramService } from './telegram/telegram.service.ts'
export { createTelegramDeepLinkService } from './telegram/telegram-deep-link.service.ts'
export { telegramLinksPart } from './telegram/telegram-links-part.ts'
export { createTelegramSignature } from './telegram/telegram-signature.ts'
export {
  type AccountBlocks,
  createAccountBlocks,
} from './users/account-blocks.ts'
export { lockBlocked } from './users/blocked.repository.ts'
export { createUser } from './users/create-user.ts'
export { changeRole, grantRole } from './users/grant-role.ts'
export { toProfile } from './users/profile.ts'
export {
  findUserById,
  findUserByPhone,
  findUserByTelegramId,
  findUsersById,
  listStaff,
  lockUserById,
  type UserRecord,
} from './users/users.repository.ts'
export { userNames, users } from './users/users.table.ts'
