import { availableParallelism } from 'node:os'
import { defineConfig, devices } from 'playwright/test'

const QUIET_CHROMIUM = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // No test asks Telegram itself: the frame of its widget stays empty.
  '--host-resolver-rules=MAP oauth.telegram.org ~NOTFOUND',
]

export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/playwright',
  globalSetup: './global-setup.ts',
  // Two of three seconds of a test are waited for, as the ten for which a decision is held (docs/decisions/162).
  workers: Math.ceil(availableParallelism() * 1.5),
  // The tests of a file are divided between the workers, so that no long file is left to one of them.
  fullyParallel: true,
  timeout: 60_000,
  // A machine that stalls for seconds fails no run; the report lists such a test as flaky, to be mended.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    // A headless one is a crawler, and crawlers are shown no phones (domain §2).
    userAgent: devices['Desktop Chrome'].userAgent,
    locale: 'ru-RU',
    // One worker more for every page would only cost time; offline.spec.ts allows it.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Moscow',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: QUIET_CHROMIUM,
    },
  },
  // In this order: the longest tests begin first and the shortest ones end the run, so that no worker waits for another.
  projects: [
    { name: 'whole-way', testMatch: 'whole-way/**/*.spec.ts' },
    { name: 'console', testMatch: 'console/**/*.spec.ts' },
    { name: 'web', testMatch: 'web/**/*.spec.ts' },
  ],
})
