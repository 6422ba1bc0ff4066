export { feedsJobs } from './feeds.jobs.ts'
export { registerFeeds } from './feeds.routes.ts'
export { createFeedsService } from './feeds.service.ts'
export { feedsPart } from './feeds-part.ts'
