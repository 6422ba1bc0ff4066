// `npm test`: everything that guards the project, in an order that fails early. The last line counts.

import { chromium, displayServer } from './lib/browsers.ts'
import { buildConsole } from './lib/build-console.ts'
import { buildWeb } from './lib/build-web.ts'
import { check } from './lib/check-steps.ts'
import { electronRuntime } from './lib/electron-runtime.ts'
import { playwright, type Tally, vitest } from './lib/test-runs.ts'

const tally: Tally = { passed: 0, failed: 0 }
const add = (more: Tally) => {
  tally.passed += more.passed
  tally.failed += more.failed
}

try {
  for (const { ok } of await check()) add({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })
  add(await vitest())
  if (tally.failed === 0) {
    await Promise.all([buildWeb(), chromium()])
    await displayServer()
    await buildConsole(await electronRuntime())
    add(await playwright())
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  add({ passed: 0, failed: 1 })
}
console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exit(tally.failed === 0 ? 0 : 1)
