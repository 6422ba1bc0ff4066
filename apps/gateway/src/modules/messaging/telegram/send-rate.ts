const SECOND_MS = 1000

/**
 * How many messages may leave now: so many in any second, and none while Telegram wants to be left alone. A message
 * counts from its leaving until a second after its answer, so that the limit holds at Telegram as well, whenever in
 * between the message has arrived.
 *
 * @param now milliseconds of a clock that never goes back
 */
export function createSendRate(perSecond: number, now = () => performance.now()) {
  let underWay = 0
  let answeredAt: number[] = []
  let pausedUntil = 0
  let lastRefusal = { chatId: '', until: 0 }

  return {
    /** Counts a message that leaves. @returns is called when its answer has come, or none will. */
    begin(): () => void {
      underWay += 1
      return () => {
        underWay -= 1
        answeredAt.push(now())
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
      return Math.max(0, perSecond - underWay - answeredAt.length)
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
