import { siteUrl } from './site.ts'

interface Outbox {
  detail: { items: { recipient: string; body: string }[] }
}

const PATIENCE_MS = 10_000
const PAUSE_MS = 100

async function messagesTo(phone: string): Promise<string[]> {
  const query = new URLSearchParams({ recipient: phone })
  const response = await fetch(`${siteUrl()}/dev/outbox.json?${query}`)
  const { detail } = (await response.json()) as Outbox
  return detail.items.map(({ body }) => body)
}

/** The newest code sent to a phone, as the person holding it would read it; waits until it is there. */
export async function smsCode(phone: string): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    const [newest = ''] = await messagesTo(phone)
    const code = /\b\d{5}\b/.exec(newest)?.[0]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  throw new Error(`No code came for ${phone}`)
}

/** Five digits that are not the code. */
export const wrongCode = (code: string): string =>
  String((Number(code) + 1) % 100_000).padStart(5, '0')
