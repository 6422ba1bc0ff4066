import { defineConfig } from 'playwright/test'

export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/playwright',
  globalSetup: './global-setup.ts',
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: { locale: 'ru-RU', timezoneId: 'Europe/Moscow', trace: 'retain-on-failure' },
  projects: [
    {
      name: 'web',
      testMatch: 'web/**/*.spec.ts',
      use: {
        browserName: 'chromium',
        launchOptions: {
          ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--no-first-run',
          ],
        },
      },
    },
    { name: 'console', testMatch: ['console/**/*.spec.ts', 'whole-way/**/*.spec.ts'] },
  ],
})
