import { siteUrl } from './site.ts'

interface DevMailbox {
  detail: { items: { recipient: string; body: string }[] }
}

const PATIENCE_MS = 10_000
const PAUSE_MS = 100

async function messagesTo(phone: string): Promise<string[]> {
  const query = new URLSearchParams({ recipient: phone })
  const response = await fetch(`${siteUrl()}/dev/outbox.json?${query}`)
  const { detail } = (await response.json()) as DevMailbox
  return detail.items.map(({ body }) => body)
}

/** What a pattern finds in the newest message to a phone; waits until it is there. */
async function inNewest(phone: string, pattern: RegExp): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    const [newest = ''] = await messagesTo(phone)
    const found = pattern.exec(newest)?.[0]
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  throw new Error(`Nothing like ${pattern} came for ${phone}`)
}

/** The newest code sent to a phone, as the person holding it would read it. */
export const smsCode = (phone: string): Promise<string> => inNewest(phone, /\b\d{5}\b/)

/** The newest link that asks the owner of a phone to confirm an ad. */
export const confirmationLink = (phone: string): Promise<string> =>
  inNewest(phone, /https?:\/\/\S+\/confirmAd\?token=[\w-]+$/)

/** The newest link that confirms an e-mail address. */
export const emailLink = (email: string): Promise<string> =>
  inNewest(email, /https?:\/\/[^\s"]+\/confirmEmail\?token=[\w-]+/)

/** Five digits that are not the code. */
export const wrongCode = (code: string): string =>
  String((Number(code) + 1) % 100_000).padStart(5, '0')
