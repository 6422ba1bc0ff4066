import type { FormUploads } from './uploads-context.ts'

interface Store {
  subscribe: (listener: () => void) => () => void
}

/** Resolves once the condition holds. */
function holds({ subscribe }: Store, condition: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (condition()) return resolve()
    const unsubscribe = subscribe(() => {
      if (!condition()) return
      unsubscribe()
      resolve()
    })
  })
}

/** Resolves once every upload and every turn is done or has failed. */
export async function uploadsSettled(uploads: FormUploads): Promise<void> {
  const { turns } = uploads
  await holds(uploads, () => uploads.read().total === 0)
  if (turns) await holds(turns, () => turns.read().size === 0)
}
