/** What kept answers are made from, such as the index of live ads. */
export interface AnswerSource {
  /**
   * Brings it up to date, within its bound. False while it cannot tell what has changed: then only the answers themselves do.
   *
   * @throws where the database does not answer
   */
  follows: () => Promise<boolean>
  /** Grows with each change that it has applied: while it stays, answers differ by time only. */
  revision: () => number
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Says for the whole server whether an answer may have changed. */
    answerSource: AnswerSource & {
      /** Names the source; before that, each answer may have changed. */
      follow: (source: AnswerSource) => void
    }
  }
}

export function createAnswerSource() {
  let followed: AnswerSource | undefined
  return {
    follow(source: AnswerSource): void {
      followed = source
    },
    follows: async (): Promise<boolean> => (await followed?.follows()) ?? true,
    /** Equal to nothing while there is no source. */
    revision: (): number => followed?.revision() ?? Number.NaN,
  }
}
