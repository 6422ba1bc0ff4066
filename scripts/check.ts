// `npm run check`: format, lint, types, dependency rules. Under a minute, so that nobody goes round it.
import { check } from './lib/check-steps.ts'

const failed = (await check()).filter((step) => !step.ok)
process.exit(failed.length === 0 ? 0 : 1)
