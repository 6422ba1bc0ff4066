import { type ProgramSettings, programSettingsSchema } from '../../../shared/program.ts'
import type { ConsoleFile } from '../../lib/console-file.ts'

const KEY = 'program'

export interface ProgramSettingsStore {
  read: () => ProgramSettings
  change: (change: Partial<ProgramSettings>) => ProgramSettings
}

/** The program's own settings in the console's file. */
export function createProgramSettings(
  file: Pick<ConsoleFile, 'get' | 'set'>,
): ProgramSettingsStore {
  const read = () => programSettingsSchema.parse({ ...Object(file.get(KEY)) })
  return {
    read,
    change(change) {
      const next = { ...read(), ...change }
      file.set(KEY, next)
      return next
    },
  }
}
