import { setTimeout } from 'node:timers/promises'
import { suggestQueries } from '@trassa/contracts/calls/typed-queries'
import { WITH_BOT } from '@trassa/gateway/testing/telegram'
import { startDisplay } from './support/display.ts'
import { startServer, workWith } from './support/run-server.ts'
import { stopped } from './support/stopped.ts'
import { startTelegram } from './support/telegram-emulator.ts'

/** Far longer than names are made on a busy machine, in milliseconds. */
const NAMES_MS = 120_000

/** Nothing is suggested until names are made, which is soon after a start. */
async function namesMade(url: string): Promise<void> {
  const until = Date.now() + NAMES_MS
  while (Date.now() < until) {
    const answer = await fetch(`${url}/gateway${suggestQueries.path}?q=лада`)
    if (answer.headers.get('cache-control') !== 'no-store') return
    await setTimeout(100)
  }
  throw new Error('The names that queries are read by are not made')
}

/**
 * One real server for the whole run: its own PostgreSQL, a small demo, a port of its own, a bot of Telegram's emulator; and a
 * screen for the console. What tests need to know of it stands in the environment.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const telegram = await startTelegram()
  const [server, display] = await Promise.all([
    startServer('site', {
      DEMO_ADS: '500',
      // A busy machine renders some pages slowly; none of them is to be refused for it.
      PAGE_WAIT_MS: '30000',
      ...WITH_BOT,
      TELEGRAM_API_URL: telegram.url,
    }),
    startDisplay(),
  ])
  async function teardown() {
    await Promise.all([server.stop(), display && stopped(display)])
    telegram.close()
  }
  try {
    process.env.TRASSA_TELEGRAM = telegram.controlUrl
    await workWith(server)
    await namesMade(server.url)
  } catch (error) {
    await teardown()
    throw error
  }
  return teardown
}
