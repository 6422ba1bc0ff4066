import type { Connection } from '../../platform/database/connect.ts'

/** A parsed command: runs and returns the lines to print. */
export type Command = (connection: Pick<Connection, 'db' | 'pool'>) => Promise<string[]>

/** One group of commands: `moderators …`. */
export interface CommandGroup {
  usage: string
  /** Parses the arguments after the group's name; `null` where they are wrong. */
  parse: (words: readonly string[]) => Command | null
}
