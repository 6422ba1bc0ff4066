import type { Database } from '../../../platform/database/connect.ts'

/** Lets a test move the clock by which the index of a database expires ads: PostgreSQL's, as readings of changes tell it. */
export function moveClock(db: Database): { by: (milliseconds: number) => void } {
  const { readPrepared } = db
  let moved = 0
  Object.assign(db, {
    readPrepared: async (...asked: Parameters<typeof readPrepared>) => {
      const rows = await readPrepared<{ now: number }>(...asked)
      return rows.map((row) => ({ ...row, now: row.now + moved }))
    },
  })
  return {
    by(milliseconds) {
      moved += milliseconds
    },
  }
}
