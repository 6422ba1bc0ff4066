import { missingSecurityHeaders } from '../judge/headers.ts'
import { isMeant } from '../judge/judge-answer.ts'
import { readLiveAds } from '../world/world.ts'
import { type Attack, finder, personOf } from './context.ts'
import { MARKDOWN_TEXTS } from './markdown-texts.ts'
import { withProbe } from './probe.ts'

const PART = 'markdown'

/** The statuses with which a text may be refused or taken. */
const TAKEN = 200
const REFUSED = 422

/** Writes hostile descriptions into live ads through the moderator's call, then opens the ads' pages. */
export async function writeMarkdown(attack: Attack): Promise<void> {
  const { world, send, report, limits } = attack
  const find = finder(attack, PART)
  const { cookie } = personOf(world, 'moderator')
  // Staff among the broken requests may have blocked those of the beginning.
  const liveAds = await readLiveAds(send)
  const texts = Object.entries(MARKDOWN_TEXTS)
  await withProbe(attack, PART, async () => {
    for (const [index, [name, text]] of texts.entries()) {
      const ad = liveAds[index % liveAds.length]
      if (!ad) throw new Error('No live ads')
      const written = await send({
        method: 'PUT',
        target: '/gateway/moderator/ads/update',
        headers: { cookie, 'content-type': 'application/json' },
        body: Buffer.from(JSON.stringify({ id: ad.id, description: text })),
      })
      look(`writing ${name}`, written.status, written)
      if (written.status === REFUSED) continue
      if (written.status !== TAKEN && written.status !== 429 && !isMeant(written)) {
        find('envelope', `writing ${name}: ${written.status} ${written.body}`)
      }
      const target = `/${ad.citySlug}/${ad.adType}/${ad.slug}`
      const page = await send({ method: 'GET', target, headers: { accept: 'text/html' } })
      look(`the page of ${name}`, page.status, page)
      if (page.status !== 200 && !isMeant(page)) {
        find('serverError', `the page of ${name}: ${page.status} ${page.body.slice(0, 200)}`)
      }
      const missing = missingSecurityHeaders(page)
      if (missing.length > 0) find('headers', `the page of an ad: ${missing.join(', ')}`)
      const call = `/gateway/ads/get-by-id/${ad.id}`
      const plain = await send({ method: 'GET', target: call, headers: {} })
      look(`the plain text of ${name}`, plain.status, plain)
      if (plain.status !== 200) find('serverError', `the plain text of ${name}: ${plain.status}`)
    }
  })

  function look(text: string, status: number, answer: { milliseconds: number; body: string }) {
    const { milliseconds } = answer
    report.count(PART, 'moderator', { milliseconds, status, text })
    if (milliseconds > limits.answerMs) find('slow', `${text}: ${Math.round(milliseconds)} ms`)
  }
}
