export { createMailingFeature } from './mailing-feature.ts'
export { MAILING_TOPIC } from './mailing-topic.ts'
export { mailingsJobs } from './mailings.jobs.ts'
export { startMailings } from './start-mailings.ts'
