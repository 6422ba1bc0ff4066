export { activityPart } from './account/activity-part.ts'
export { adsPart } from './account/ads-part.ts'
export { shownPhonesPart } from './account/shown-phones-part.ts'
export { registerActivity } from './activity/activity.routes.ts'
export { createActivityService } from './activity/activity.service.ts'
export { type ActivityCounter, createActivityCounter } from './activity/activity-counter.ts'
export { activityTotalsColumn } from './activity/activity-totals-column.ts'
export { readActivity } from './activity/ad-activity.repository.ts'
export { adsJobs } from './ads.jobs.ts'
export {
  countDrafts,
  countOpenComplaints,
  lockAd,
  lockAds,
  lockRevisionPhotos,
  readAd,
} from './ads.repository.ts'
export { registerAds } from './ads.routes.ts'
export { type AdRecord, ads } from './ads.table.ts'
export {
  isShownAt,
  type ListedRow,
  statAt,
  toAdCard,
  toEditableAd,
  toListedAd,
  toListedExtras,
  toOwnAdCard,
} from './cards/ad-card.ts'
export {
  cardColumns,
  listedColumns,
  ownCardColumns,
  photosColumn,
  photosWithRevisionColumn,
} from './cards/card-columns.ts'
export { cardValidUntil } from './cards/card-validity.ts'
export { insertConfirmation } from './confirmation/ad-confirmations.repository.ts'
export { createOwnerAsking, type OwnerAsking } from './confirmation/ask-owner.ts'
export { registerConfirmation } from './confirmation/confirmation.routes.ts'
export { createConfirmationService } from './confirmation/confirmation.service.ts'
export {
  type ConfirmationRow,
  confirmationColumn,
  toConfirmation,
} from './confirmation/confirmation-column.ts'
export { CONFIRMATION_OUTCOME } from './confirmation/confirmation-outcome.ts'
export { contentColumns, dictionaryRefs, toAdInput } from './content/ad-content.ts'
export { fieldsOf, mergeFields } from './content/ad-fields.ts'
export { changeCategory } from './content/change-category.ts'
export { changedContent } from './content/content-changes.ts'
export { createAd } from './content/create-ad.ts'
export { createTellOwners } from './decision-notices/tell-owners.ts'
export { actorOf, SYSTEM } from './lifecycle/actors.ts'
export { type AdBilling, noBilling } from './lifecycle/ad-billing.ts'
export type { EventResult } from './lifecycle/ad-command.ts'
export { type AdLifecycle, createAdLifecycle } from './lifecycle/ad-lifecycle.ts'
export { CHUNK, type EventFor } from './lifecycle/apply-to-many.ts'
export type {
  ChangedAd,
  CommandFor,
  CommandsFor,
  RefuseAds,
  RowRef,
} from './lifecycle/apply-to-rows.ts'
export { checkVersion } from './lifecycle/check-version.ts'
export type { AdColumnChanges } from './lifecycle/write-ads.ts'
export { importOlderNumbers } from './older-numbers/import-older-numbers.ts'
export { adsCommand } from './own/ads-command.ts'
export { createOwnAdsService, MAX_DRAFTS } from './own/own-ads.service.ts'
export { registerAdPhotos } from './photos/ad-photos.routes.ts'
export { type AdPhotosService, createAdPhotosService } from './photos/ad-photos.service.ts'
export { isCrawler } from './public-page/crawlers.ts'
export { createLiveAdsService } from './public-page/live-ads.service.ts'
export {
  createSellerAnswers,
  type SellerAnswers,
} from './public-page/seller-answers.ts'
export { isLive, readEditableAd } from './read-ads.repository.ts'
export { createOwnerReminders } from './reminders/remind-owners.ts'
export { arePhotosAlike } from './risk/alike-photos.ts'
export { registerSellers } from './sellers/sellers.routes.ts'
export { createSellersService } from './sellers/sellers.service.ts'
export { registerStillOffered } from './still-offered/still-offered.routes.ts'
export {
  createAnswerStillOffered,
  createStillOfferedService,
} from './still-offered/still-offered.service.ts'
export { createStillOfferedLinks } from './still-offered/still-offered-links.ts'
export { isEmptyDraft } from './sweeps/empty-drafts.ts'
