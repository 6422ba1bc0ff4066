// `npm test [-- PATH…]`: everything that guards the project, in an order that fails early; with paths, the
// tests of these files and folders. The last line counts.
import { join } from 'node:path'
import { displayServer, testBrowser } from './lib/browsers.ts'
import { buildConsole } from './lib/build-console.ts'
import { buildWeb } from './lib/build-web.ts'
import { check } from './lib/check-steps.ts'
import { electronRuntime } from './lib/electron-runtime.ts'
import { ROOT } from './lib/run.ts'
import { playwright, shortAttack, type Tally, vitest } from './lib/test-runs.ts'
import { selectTests } from './lib/test-selection.ts'

// Dozens of tests start the gateway or the site as processes: what one of them compiled the next one reads.
process.env.NODE_COMPILE_CACHE = join(ROOT, '.cache', 'compiled')

const tally: Tally = { passed: 0, failed: 0 }
const failedParts: string[] = []
const add = (part: string, { passed, failed }: Tally) => {
  tally.passed += passed
  tally.failed += failed
  if (failed > 0) failedParts.push(`${part} (${failed})`)
}

try {
  const paths = process.argv.slice(2)
  if (paths.length > 0) await testSelected(paths)
  else await testEverything()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  add('preparation', { passed: 0, failed: 1 })
}
// Where a log is cut, its end says where to look.
if (failedParts.length > 0) console.log(`Failed: ${failedParts.join(', ')}`)
console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exit(tally.failed === 0 ? 0 : 1)

async function testEverything(): Promise<void> {
  // Downloads wait for the network: the checks and Vitest compute meanwhile.
  const tools = Promise.all([testBrowser(), installConsoleTools()])
  // A failure is reported where the tools are awaited, and not before.
  tools.catch(() => undefined)
  for (const { name, ok } of await check()) add(name, { passed: ok ? 1 : 0, failed: ok ? 0 : 1 })
  add('Vitest', await vitest())
  const [, electronFolder] = await tools
  if (tally.failed > 0) return
  await Promise.all([buildWeb(), buildConsole(electronFolder)])
  add('attack', await shortAttack())
  add('Playwright', await playwright())
}

async function testSelected(paths: string[]): Promise<void> {
  const selection = selectTests(paths)
  if (selection.vitest.length > 0) add('Vitest', await vitest(selection.vitest))
  if (selection.playwright.length === 0) return
  await Promise.all([buildWeb(), testBrowser(), selection.console && prepareConsole()])
  add('Playwright', await playwright(selection.playwright))
}

async function prepareConsole(): Promise<void> {
  await buildConsole(await installConsoleTools())
}

/** @returns the folder of the Electron runtime */
async function installConsoleTools(): Promise<string> {
  await displayServer()
  return electronRuntime()
}
