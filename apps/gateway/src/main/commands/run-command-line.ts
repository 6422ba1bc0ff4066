import { migrateDatabase } from '../../platform/database/migrate-database.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { readConfig } from '../config.ts'
import type { Command, CommandGroup } from './command.ts'
import { dictionaries } from './dictionaries.ts'
import { maintenance } from './maintenance.ts'
import { messages } from './messages.ts'
import { moderators } from './moderators.ts'
import { olderNumbers } from './older-numbers.ts'

const GROUPS: ReadonlyMap<string, CommandGroup> = new Map([
  ['moderators', moderators],
  ['dictionaries', dictionaries],
  ['messages', messages],
  ['maintenance', maintenance],
  ['older-numbers', olderNumbers],
])

/** Parses the arguments before the database is opened. @throws Error with the usage. */
function parse([name = '', ...words]: readonly string[]): Command {
  const group = GROUPS.get(name)
  const command = group?.parse(words)
  if (command) return command
  const shownGroups = group ? [group] : [...GROUPS.values()]
  throw new Error(shownGroups.map(({ usage }) => usage).join('\n\n'))
}

/** Carries out one command and prints its answer line by line, or one sentence why not. @returns the exit code */
export async function runCommandLine(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  output: Pick<Console, 'log' | 'error'>,
): Promise<number> {
  try {
    const command = parse(words)
    const database = await openDatabase(readConfig(environment), { join: true })
    try {
      await migrateDatabase(database.connection.db)
      for (const text of await command(database.connection)) output.log(text)
    } finally {
      await database.stop()
    }
    return 0
  } catch (error) {
    output.error(error instanceof Error ? error.message : String(error))
    return 1
  }
}
