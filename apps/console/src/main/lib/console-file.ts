/** The console's one file on this computer, as far as anybody here uses it: electron-store, or a map in tests. */
export interface ConsoleFile {
  get: (key: string) => unknown
  set: (key: string, value: unknown) => void
  delete: (key: string) => void
}
