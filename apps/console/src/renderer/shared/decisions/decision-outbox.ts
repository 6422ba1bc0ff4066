import type { ApiClient } from '@trassa/api-client/client'
import { decideAd, readAd } from '@trassa/contracts/calls/moderator-ads'
import type { ModeratedAd } from '@trassa/contracts/entities/moderation'
import { z } from 'zod'
import { codeOf, isUnanswered } from '../../lib/failure-text.ts'
import { createStore, type Store } from '../../lib/store.ts'
import { type Decision, decisionSchema, VERDICTS } from './decision.ts'

const KEY = 'decisions'

export interface DecisionOutbox {
  /** What has not arrived yet: on its way, waiting for a connection, or refused after the wait. */
  decisions: Store<readonly Decision[]>
  /**
   * Sends a decision; it is written down first, so that closing the window loses nothing (domain §9).
   * @throws AppError; where nobody answered the decision stays and goes out later by itself.
   */
  send: (decision: Decision) => Promise<void>
  /** Sends what waits, oldest first, until the connection fails again; gives how many were settled. */
  resume: () => Promise<number>
  /** The person has read why a decision was refused. */
  dismiss: (id: string) => void
}

function readKept(storage: Storage): Decision[] {
  try {
    return z
      .array(decisionSchema)
      .catch([])
      .parse(JSON.parse(storage.getItem(KEY) ?? '[]'))
  } catch {
    return []
  }
}

/** The answer to a first try may have been lost: then the ad already stands where it was sent. */
const hasArrived = (ad: ModeratedAd, { verdict, version }: Decision) =>
  ad.version > version && ad.lane === null && ad.stat === VERDICTS[verdict]

/** Decisions between the moderator's key and the server's answer. */
export function createDecisionOutbox(api: ApiClient, storage: Storage): DecisionOutbox {
  const decisions = createStore<readonly Decision[]>(readKept(storage))
  let resuming = false

  function keep(next: readonly Decision[]) {
    storage.setItem(KEY, JSON.stringify(next))
    decisions.write(next)
  }
  const without = (id: string) => decisions.read().filter((decision) => decision.id !== id)

  const post = ({ id, adId, version, verdict, reasons }: Decision) =>
    api.ask(
      decideAd,
      { params: { id: adId }, body: { stat: VERDICTS[verdict], version, reasons } },
      { idempotencyKey: id },
    )

  async function resumeOne(decision: Decision): Promise<void> {
    try {
      await post(decision)
      keep(without(decision.id))
    } catch (error) {
      const refusal = codeOf(error)
      if (isUnanswered(error) || refusal === 'session.missing') throw error
      const ad = await api.ask(readAd, { params: { id: decision.adId } }).catch(() => null)
      if (ad && hasArrived(ad, decision)) keep(without(decision.id))
      else
        keep(
          decisions.read().map((kept) => (kept.id === decision.id ? { ...kept, refusal } : kept)),
        )
    }
  }

  return {
    decisions,
    async send(decision) {
      keep([...without(decision.id), decision])
      try {
        await post(decision)
        keep(without(decision.id))
      } catch (error) {
        if (!isUnanswered(error)) keep(without(decision.id))
        throw error
      }
    },
    async resume() {
      if (resuming) return 0
      resuming = true
      let settled = 0
      try {
        for (const decision of decisions.read().filter(({ refusal }) => refusal === null)) {
          await resumeOne(decision)
          settled += 1
        }
      } catch {
        // No connection again: the rest waits for the next time.
      } finally {
        resuming = false
      }
      return settled
    },
    dismiss: (id) => keep(without(id)),
  }
}
