import { z } from 'zod'
import type { Account } from '../../../shared/outbox.ts'
import type { AccountFiles } from '../../lib/account-files.ts'
import type { ConsoleFile } from '../../lib/console-file.ts'
import { type DurableFile, UNREADABLE } from '../../lib/durable-file.ts'
import { logProblem } from '../../lib/log-problem.ts'

/** Where versions before decision 123 kept the decisions of all accounts, in plain text. */
const FORMER_KEY = 'outbox'

const rowsSchema = z.array(z.unknown())
/** The name of an account is its server and the moderator's id. */
const nameSchema = z.string().regex(/^\S+ \d+$/)
const formerSchema = z.record(z.string(), z.unknown())

const accountOf = (name: string): Account => {
  const [server = '', moderatorId = ''] = name.split(' ')
  return { server, moderatorId }
}

/** A decision that was never held is due at once. */
const withDueTime = (row: unknown): unknown => ({ sendAt: 0, ...Object(row) })

/** Makes no sense as a row: stands for an unreadable list, which reading sets aside, so that the next opening tells of the loss. */
const LOST = null

async function putBefore(file: DurableFile, former: unknown[]): Promise<void> {
  const stored = await file.read()
  const present = rowsSchema.safeParse(stored === UNREADABLE ? [LOST] : stored)
  const ids = new Set(former.map((row) => Object(row).id))
  const others = (present.data ?? []).filter((row) => !ids.has(Object(row).id))
  await file.write([...former.map(withDueTime), ...others])
}

/** The rows of an entry; `null` where it makes no sense. */
function rowsOf(name: string, entry: unknown): unknown[] | null {
  const rows = rowsSchema.safeParse(entry)
  return nameSchema.safeParse(name).success && rows.success ? rows.data : null
}

/**
 * Moves decisions that a former version of the console has left unsent to the files of their accounts, before any of
 * these is opened. An entry that makes no sense is removed; one whose account's file cannot be read or written stays
 * for the next start and keeps no other back: a second move writes the same rows.
 */
export async function moveFormerDecisions(file: ConsoleFile, files: AccountFiles): Promise<void> {
  const stored = file.get(FORMER_KEY)
  if (stored === undefined) return
  const former = formerSchema.safeParse(stored)
  if (!former.success) logProblem('outbox', 'decisions of a former version could not be read')
  const left = new Map(Object.entries(former.data ?? {}))
  for (const [name, entry] of [...left]) {
    const rows = rowsOf(name, entry)
    if (!rows) logProblem('outbox', 'decisions of a former version could not be read')
    try {
      if (rows && rows.length > 0) await putBefore(files(accountOf(name)), rows)
      left.delete(name)
      if (left.size > 0) file.set(FORMER_KEY, Object.fromEntries(left))
    } catch (error) {
      logProblem('outbox', error)
    }
  }
  if (left.size === 0) file.delete(FORMER_KEY)
}
