import { AppError } from '@trassa/contracts/app-error'
import { singleFlight } from '@trassa/gateway/platform/concurrency/single-flight'
import type { AnswerSource } from '@trassa/gateway/platform/http/answer-source'
import type { Page } from '../page-body/page.ts'
import type { PageRecord } from './page-record.ts'

/** Texts such as «3 часа назад» are made when a page is rendered. */
const MAX_AGE_MS = 60_000

/** Answers that change with time alone, without a change of what they are made from, are noticed after so long. */
const RECHECK_MS = 1000

export interface Rendered {
  page: Page
  record: PageRecord
}

/** What tells whether answers may have changed. */
export interface Validity {
  source: AnswerSource
  /** A monotonic clock, in milliseconds. */
  now: () => number
  /** Learns what a check has found. */
  onChecked?: ((standing: Standing) => void) | undefined
}

interface Made {
  /** The moment before the first of its calls. */
  begun: number
  /** Of the source of answers at that moment. */
  revision: number
  /** What all pages show alike: another text of it makes every page anew. */
  siteState: string
}

/** `unknown`: the database does not answer, or the visitor may not ask as often. */
type Standing = 'current' | 'outdated' | 'unknown'

export interface KeptPage extends Rendered {
  /** The moment before the first of its calls, by the monotonic clock. */
  begun: number
  /**
   * Whether each answer that the page is made of is still the present one; never where a call has failed.
   *
   * @param network whose limits the check counts against, where this request is the one that starts it
   */
  standing: (siteState: string, network: string) => Promise<Standing>
}

interface Check {
  revision: number
  begun: number
  result: Promise<Standing>
}

/** The answer is another one now: the ad is gone, say. Any other failure tells nothing of it. */
const isRefusal = (error: unknown): boolean =>
  error instanceof AppError && error.code !== 'server.unavailable'

export function keptPage(rendered: Rendered, made: Made, validity: Validity): KeptPage {
  const { source, now, onChecked } = validity
  const { answers, isWhole } = rendered.record
  let known = { revision: made.revision, begun: made.begun }
  let checking: Check | undefined
  let isOutdated = false
  let lastStanding: Standing = 'unknown'

  async function compare(): Promise<Standing> {
    try {
      const asked = answers.map(async ({ tag, ask }) => (await ask()).tag === tag)
      const isCurrent = (await Promise.all(asked)).every(Boolean)
      if (!isCurrent) isOutdated = true
      return isCurrent ? 'current' : 'outdated'
    } catch (error) {
      if (!isRefusal(error)) return 'unknown'
      isOutdated = true
      return 'outdated'
    }
  }

  async function check(): Promise<Standing> {
    const standing = await compare()
    onChecked?.(standing)
    return standing
  }

  /** One check of a revision for all who wait for it; one of an earlier revision says nothing about a later. */
  function checkOnce(current: number, network: string): Promise<Standing> {
    if (checking?.revision === current && now() - checking.begun < RECHECK_MS) {
      return checking.result
    }
    for (const { countFor } of answers) countFor(network)
    const own: Check = { revision: current, begun: now(), result: check() }
    checking = own
    void own.result.then((standing) => {
      if (standing === 'current' && own.begun > known.begun) known = own
      // The next visitor asks whether it can be told by then.
      if (standing === 'unknown' && checking === own) checking = undefined
    })
    return own.result
  }

  /** While nothing tells of changes: a check that begins after this request, shared by those who wait for it. */
  const checkOnceMore = singleFlight(async () => {
    lastStanding = await check()
  })

  async function checkAgain(network: string): Promise<Standing> {
    for (const { countFor } of answers) countFor(network)
    await checkOnceMore()
    return lastStanding
  }

  return {
    ...rendered,
    begun: made.begun,
    async standing(siteState, network) {
      // What failed has no tag that would tell whether it fails still.
      if (!isWhole || isOutdated || siteState !== made.siteState) return 'outdated'
      if (now() - made.begun > MAX_AGE_MS) return 'outdated'
      if (answers.length === 0) return 'current'
      try {
        if (!(await source.follows())) return await checkAgain(network)
        const revision = source.revision()
        const isKnown = revision === known.revision && now() - known.begun < RECHECK_MS
        if (isKnown) return isOutdated ? 'outdated' : 'current'
        return await checkOnce(revision, network)
      } catch {
        return 'unknown'
      }
    },
  }
}
