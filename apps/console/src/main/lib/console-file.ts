/** The console's only file on this computer: electron-store, or a map in tests. */
export interface ConsoleFile {
  get: (key: string) => unknown
  set: (key: string, value: unknown) => void
  delete: (key: string) => void
}
