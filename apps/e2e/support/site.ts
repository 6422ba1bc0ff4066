import { test as base } from 'playwright/test'

/** Where the run's server answers. */
export const siteUrl = (): string => {
  const url = process.env.TRASSA_URL
  if (!url) throw new Error('TRASSA_URL is set by global-setup.ts')
  return url
}

/** Playwright's test on the run's server; what the page complains about in its console fails the test. */
export const test = base.extend<{ complaints: string[] }>({
  baseURL: async ({}, use) => {
    await use(siteUrl())
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      await use(complaints)
      base.expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export const { expect } = base

interface OutboxMessage {
  recipient: string
  body: string
}

/** The newest SMS code sent to a phone after `sent` messages; waits until it is there. */
export async function smsCode(phone: string, since = 0): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const messages = await outbox(phone)
    const code = messages.length > since ? /\d{5}/.exec(messages[0]?.body ?? '')?.[0] : undefined
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No code came for ${phone}`)
}

/** How many messages a phone has got. */
export const smsCount = async (phone: string): Promise<number> => (await outbox(phone)).length

async function outbox(phone: string): Promise<OutboxMessage[]> {
  const response = await fetch(
    `${siteUrl()}/dev/outbox.json?recipient=${encodeURIComponent(phone)}`,
  )
  const body = (await response.json()) as { detail: OutboxMessage[] } | OutboxMessage[]
  return Array.isArray(body) ? body : body.detail
}

let phones = 0

/** A phone that nobody has registered yet; each worker process counts in a range of its own. */
export function freshPhone(): string {
  phones += 1
  const range = String(process.pid % 10_000).padStart(4, '0')
  return `+7999${range}${String(phones).padStart(3, '0')}`
}
