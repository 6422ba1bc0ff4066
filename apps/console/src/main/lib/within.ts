/** Waits for a promise for a limited time. @returns whether it was fulfilled by then. @throws what it rejects with by then. */
export async function within(patienceMs: number, work: Promise<unknown>): Promise<boolean> {
  let over: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<boolean>((resolve) => {
    over = setTimeout(() => resolve(false), patienceMs)
  })
  return Promise.race([work.then(() => true), patience]).finally(() => clearTimeout(over))
}
