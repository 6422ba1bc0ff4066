const SECOND_MS = 1000

/** A message's share of the rate. The first call ends it; later ones do nothing. */
export interface SendSlot {
  /** Its answer has come, or none will. */
  answered(): void
  /** It has not left. */
  dropped(): void
}

/**
 * How many messages may leave now: so many in any second, and none while Telegram wants to be left alone. A message
 * counts from its `begin` until a second after its answer, so that the limit holds at Telegram as well, whenever in
 * between the message has arrived.
 *
 * @param now milliseconds of a clock that never goes back
 */
export function createSendRate(perSecond: number, now = () => performance.now()) {
  const underWay = new Set<symbol>()
  let answeredAt: number[] = []
  let pausedUntil = 0
  let lastRefusal = { chatId: '', until: 0 }

  return {
    /** Counts a message from now on, also while it is only prepared. */
    begin(): SendSlot {
      const slot = Symbol()
      underWay.add(slot)
      return {
        answered() {
          if (underWay.delete(slot)) answeredAt.push(now())
        },
        dropped() {
          underWay.delete(slot)
        },
      }
    },

    /** Sends nothing for so many milliseconds. */
    wait: (ms: number) => {
      pausedUntil = Math.max(pausedUntil, now() + ms)
    },

    free(): number {
      const time = now()
      if (time < pausedUntil) return 0
      answeredAt = answeredAt.filter((at) => at > time - SECOND_MS)
      return Math.max(0, perSecond - underWay.size - answeredAt.length)
    },

    /**
     * A refusal with `retry_after` does not say whether the chat had too much or all chats together. The chat
     * waits in any case; where a second chat is refused meanwhile, all wait.
     */
    obey(chatId: string, retryAfterSeconds: number): void {
      const until = now() + retryAfterSeconds * SECOND_MS
      const isAnother = now() < lastRefusal.until && lastRefusal.chatId !== chatId
      if (isAnother) pausedUntil = Math.max(pausedUntil, until)
      lastRefusal = { chatId, until }
    },
  }
}
