// `npm run check`: format, lint, types, dependency rules. Takes under a minute.
import { check } from './lib/check-steps.ts'

const failed = (await check()).filter((step) => !step.ok)
process.exit(failed.length === 0 ? 0 : 1)
