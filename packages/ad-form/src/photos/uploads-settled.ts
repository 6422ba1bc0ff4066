import type { Uploads } from './uploads.ts'

/** Resolves once every upload is done or failed. */
export function uploadsSettled({ read, subscribe }: Uploads): Promise<void> {
  return new Promise((resolve) => {
    if (read().total === 0) return resolve()
    const unsubscribe = subscribe(() => {
      if (read().total > 0) return
      unsubscribe()
      resolve()
    })
  })
}
