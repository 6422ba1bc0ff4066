/** A condition under which those who wait for some work stop waiting. */
export function createFlag() {
  const waiting = new Set<() => void>()
  let isRaised = false

  return {
    raise(): void {
      isRaised = true
      for (const leave of waiting) leave()
    },

    lower(): void {
      isRaised = false
    },

    /**
     * What `work` gives; `undefined` as soon as the flag is raised. Work that is under way then goes on, and its failure is not
     * reported; where the flag is raised before, it is not begun.
     */
    unlessRaised<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
      if (isRaised) return Promise.resolve(undefined)
      return new Promise((resolve, reject) => {
        const leave = () => resolve(undefined)
        waiting.add(leave)
        void work()
          .then(resolve, reject)
          .then(() => waiting.delete(leave))
      })
    },
  }
}
