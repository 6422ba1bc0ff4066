import type { Call } from '../call.ts'
import * as account from './account.ts'
import * as accountEmail from './account-email.ts'
import * as adActivity from './ad-activity.ts'
import * as adConfirmation from './ad-confirmation.ts'
import * as ads from './ads.ts'
import * as auth from './auth.ts'
import * as cities from './cities.ts'
import * as complaints from './complaints.ts'
import * as dictionaries from './dictionaries.ts'
import * as dictionaryLists from './dictionary-lists.ts'
import * as favorites from './favorites.ts'
import * as feeds from './feeds.ts'
import * as files from './files.ts'
import * as filter from './filter.ts'
import * as invoices from './invoices.ts'
import * as legacyFavorites from './legacy/favorites.ts'
import * as legacyFiles from './legacy/files.ts'
import * as legacyModerator from './legacy/moderator.ts'
import * as legacyPostChanges from './legacy/post-changes.ts'
import * as legacyPostLists from './legacy/post-lists.ts'
import * as legacyPosts from './legacy/posts.ts'
import * as legacyPrices from './legacy/prices.ts'
import * as mailForms from './mail-forms.ts'
import * as moderatorAccountMerges from './moderator/account-merges.ts'
import * as moderatorAccounts from './moderator/accounts.ts'
import * as moderatorAds from './moderator/ads.ts'
import * as moderatorBatches from './moderator/batches.ts'
import * as moderatorComplaints from './moderator/complaints.ts'
import * as moderatorEvents from './moderator/events.ts'
import * as moderatorEvidence from './moderator/evidence.ts'
import * as moderatorExport from './moderator/export.ts'
import * as moderatorFigures from './moderator/figures.ts'
import * as moderatorLookUps from './moderator/look-ups.ts'
import * as moderatorOrders from './moderator/orders.ts'
import * as moderatorPrices from './moderator/prices.ts'
import * as moderatorQueue from './moderator/queue.ts'
import * as moderatorSearch from './moderator/search.ts'
import * as moderatorSettings from './moderator/settings.ts'
import * as moderatorStockImports from './moderator/stock-imports.ts'
import * as moderatorTable from './moderator/table.ts'
import * as moderatorTransfers from './moderator/transfers.ts'
import * as moderatorUserCard from './moderator/user-card.ts'
import * as moderatorUsers from './moderator/users.ts'
import * as moderatorViews from './moderator/views.ts'
import * as notices from './notices.ts'
import * as notificationPresets from './notification-presets.ts'
import * as payDiscounts from './pay/discounts.ts'
import * as payPacks from './pay/packs.ts'
import * as payPrices from './pay/prices.ts'
import * as payments from './payments.ts'
import * as profiles from './profiles.ts'
import * as promotions from './promotions.ts'
import * as secondFactor from './second-factor.ts'
import * as site from './site.ts'
import * as stillOffered from './still-offered.ts'
import * as typedQueries from './typed-queries.ts'

const modules = [
  adActivity,
  account,
  accountEmail,
  adConfirmation,
  ads,
  auth,
  cities,
  complaints,
  dictionaries,
  dictionaryLists,
  favorites,
  feeds,
  files,
  filter,
  invoices,
  legacyFavorites,
  legacyFiles,
  legacyModerator,
  legacyPostChanges,
  legacyPostLists,
  legacyPosts,
  legacyPrices,
  payDiscounts,
  payPacks,
  payPrices,
  mailForms,
  moderatorAccountMerges,
  moderatorAccounts,
  moderatorAds,
  moderatorComplaints,
  moderatorEvents,
  moderatorBatches,
  moderatorEvidence,
  moderatorFigures,
  moderatorLookUps,
  moderatorExport,
  moderatorOrders,
  moderatorPrices,
  moderatorQueue,
  moderatorSearch,
  moderatorSettings,
  moderatorStockImports,
  moderatorTable,
  moderatorTransfers,
  moderatorUserCard,
  moderatorUsers,
  moderatorViews,
  notices,
  notificationPresets,
  payments,
  promotions,
  profiles,
  secondFactor,
  site,
  stillOffered,
  typedQueries,
]

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'answer' in value

/** Every declared call: what the gateway must register, OpenAPI prints and the fuzz tests read. */
export const ALL_CALLS: readonly Call[] = modules.flatMap((module) =>
  Object.values(module).filter(isCall),
)
