/** The file of settings and of the session, beside those of the accounts: electron-store, or a map in tests. */
export interface ConsoleFile {
  get: (key: string) => unknown
  set: (key: string, value: unknown) => void
  delete: (key: string) => void
}
