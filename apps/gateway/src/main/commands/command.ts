import type { Database } from '../../platform/database/connect.ts'

/** What a command line asks for: does it and gives the lines to print. */
export type Command = (db: Database) => Promise<string[]>

/** One group of commands: `moderators …`. */
export interface CommandGroup {
  usage: string
  /** The command that the words after the group's name ask for; `null` where they make no sense. */
  parse: (words: readonly string[]) => Command | null
}
