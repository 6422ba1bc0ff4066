import type { Database } from '../../../platform/database/connect.ts'

/** Lets a test interrupt a database, and hold the reading anew of the index that follows. */
export function holdReloads(db: Database) {
  const { interruptions, copyOut } = db
  let more = 0
  let begun = Promise.withResolvers<void>()
  let held: PromiseWithResolvers<void> | undefined
  Object.assign(db, {
    interruptions: () => interruptions() + more,
    copyOut: async (...args: Parameters<typeof copyOut>) => {
      begun.resolve()
      await held?.promise
      return copyOut(...args)
    },
  } satisfies Partial<Database>)

  return {
    /** The next request has everything read anew; that waits for `end`. */
    interrupt(): void {
      more += 1
      begun = Promise.withResolvers()
      held = Promise.withResolvers()
    },
    /** It has been begun. */
    begun: (): Promise<void> => begun.promise,
    end(): void {
      held?.resolve()
    },
    fail(): void {
      held?.reject(new Error('COPY failed'))
    },
  }
}
