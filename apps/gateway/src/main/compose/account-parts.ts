import {
  type AdLifecycle,
  activityPart,
  adsPart,
  shownPhonesPart,
} from '../../modules/ads/public.ts'
import { billingPart } from '../../modules/billing/public.ts'
import { complaintsPart } from '../../modules/complaints/public.ts'
import { favoritesPart } from '../../modules/favorites/public.ts'
import { feedsPart } from '../../modules/feeds/public.ts'
import {
  type AccountPart,
  emailPart,
  historyPart,
  mergedAccountsPart,
  messagesPart,
  noticesPart,
  sessionsPart,
  telegramChatPart,
  telegramLinksPart,
} from '../../modules/identity/public.ts'
import { mailingsPart } from '../../modules/mailings/public.ts'
import { moderatorViewsPart } from '../../modules/moderation/public.ts'
import { savedSearchesPart } from '../../modules/saved-searches/public.ts'
import { stockImportsPart } from '../../modules/stock-import/public.ts'
import type { Database } from '../../platform/database/connect.ts'

/** Everything that is kept about a user, for the export and the deletion of an account, requests and jobs alike. */
export const accountParts = (dependencies: {
  db: Database
  lifecycle: AdLifecycle
}): readonly AccountPart[] => [
  adsPart(dependencies),
  activityPart,
  favoritesPart(dependencies.db),
  savedSearchesPart(dependencies.db),
  mailingsPart(dependencies.db),
  feedsPart(dependencies.db),
  stockImportsPart(dependencies.db),
  complaintsPart(dependencies.db),
  moderatorViewsPart(dependencies.db),
  shownPhonesPart(dependencies.db),
  billingPart(dependencies.db),
  noticesPart(dependencies.db),
  emailPart,
  messagesPart,
  telegramChatPart,
  historyPart,
  mergedAccountsPart,
  telegramLinksPart(dependencies.db),
  sessionsPart(dependencies.db),
]
