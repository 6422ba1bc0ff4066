import { z } from 'zod'
import {
  type Account,
  type PendingDecision,
  pendingDecisionSchema,
} from '../../../shared/outbox.ts'
import type { ConsoleFile } from '../../lib/console-file.ts'

export interface OutboxStore {
  read: (account: Account) => PendingDecision[]
  write: (account: Account, decisions: readonly PendingDecision[]) => void
}

const KEY = 'outbox'
const fileSchema = z.record(z.string(), z.array(z.unknown())).catch({})

const nameOf = ({ server, moderatorId }: Account) => `${server} ${moderatorId}`

/**
 * Decisions that the gateway has not answered, in the console's file, so that they survive a killed
 * process. Each account has its own: another moderator or another server never gets them.
 */
export function createOutboxStore(file: Pick<ConsoleFile, 'get' | 'set'>): OutboxStore {
  const readAll = () => fileSchema.parse(file.get(KEY))
  return {
    read: (account) =>
      (readAll()[nameOf(account)] ?? []).flatMap((stored) => {
        const parsed = pendingDecisionSchema.safeParse(stored)
        return parsed.success ? [parsed.data] : []
      }),
    write(account, decisions) {
      const { [nameOf(account)]: _, ...others } = readAll()
      const own = decisions.length > 0 && { [nameOf(account)]: decisions }
      file.set(KEY, { ...others, ...own })
    },
  }
}
