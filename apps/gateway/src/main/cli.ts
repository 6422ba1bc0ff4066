import { migrateDatabase } from '../platform/database/migrate-database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import type { Command, CommandGroup } from './commands/command.ts'
import { dictionaries } from './commands/dictionaries.ts'
import { moderators } from './commands/moderators.ts'
import { readConfig } from './config.ts'

const GROUPS: ReadonlyMap<string, CommandGroup> = new Map([
  ['moderators', moderators],
  ['dictionaries', dictionaries],
])

/** Parses the arguments before the database is opened. @throws Error with the usage. */
function parse([name = '', ...words]: readonly string[]): Command {
  const group = GROUPS.get(name)
  const command = group?.parse(words)
  if (command) return command
  const shownGroups = group ? [group] : [...GROUPS.values()]
  throw new Error(shownGroups.map(({ usage }) => usage).join('\n\n'))
}

try {
  const command = parse(process.argv.slice(2))
  const database = await openDatabase(readConfig(process.env), { join: true })
  try {
    await migrateDatabase(database.connection.db)
    for (const text of await command(database.connection.db)) console.log(text)
  } finally {
    await database.stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
