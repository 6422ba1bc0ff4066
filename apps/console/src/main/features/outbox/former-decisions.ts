import { z } from 'zod'
import type { Account } from '../../../shared/outbox.ts'
import type { AccountFiles } from '../../lib/account-files.ts'
import type { ConsoleFile } from '../../lib/console-file.ts'
import type { DurableFile } from '../../lib/durable-file.ts'
import { logProblem } from '../../lib/log-problem.ts'

/** Where versions before decision 123 kept the decisions of all accounts, in plain text. */
const FORMER_KEY = 'outbox'

const rowsSchema = z.array(z.unknown())
/** The name of an account is its server and the moderator's id. */
const formerSchema = z.record(z.string().regex(/^\S+ \d+$/), rowsSchema)

const accountOf = (name: string): Account => {
  const [server = '', moderatorId = ''] = name.split(' ')
  return { server, moderatorId }
}

/** A decision that was never held is due at once. */
const withDueTime = (row: unknown): unknown => ({ sendAt: 0, ...Object(row) })

async function putBefore(file: DurableFile, former: unknown[]): Promise<void> {
  const present = rowsSchema.safeParse(await file.read())
  const ids = new Set(former.map((row) => Object(row).id))
  const others = (present.data ?? []).filter((row) => !ids.has(Object(row).id))
  await file.write([...former.map(withDueTime), ...others])
}

/**
 * Moves decisions that a former version of the console has left unsent to the files of their accounts, before any of
 * these is opened. What makes no sense is removed; what the disk refuses stays for the next start: a second move
 * writes the same rows.
 */
export async function moveFormerDecisions(file: ConsoleFile, files: AccountFiles): Promise<void> {
  const stored = file.get(FORMER_KEY)
  if (stored === undefined) return
  const former = formerSchema.safeParse(stored)
  if (!former.success) logProblem('outbox', 'decisions of a former version could not be read')
  try {
    for (const [name, rows] of Object.entries(former.data ?? {})) {
      if (rows.length > 0) await putBefore(files(accountOf(name)), rows)
    }
    file.delete(FORMER_KEY)
  } catch (error) {
    logProblem('outbox', error)
  }
}
