const majorOf = (version: string) => Number.parseInt(version, 10)

/** Whether a program runs on an older Electron than the one that it declares. */
export const isOlder = (running: string, declared: string): boolean =>
  majorOf(running) < majorOf(declared)
