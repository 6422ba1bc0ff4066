import type { FastifyBaseLogger } from 'fastify'

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal'
type Log = FastifyBaseLogger & { isLevelEnabled: (level: string) => boolean }

/**
 * The logger of a request, made with its first line: most requests write none, and a child of the server's logger
 * costs more than all else that is done for one.
 */
export class RequestLog implements FastifyBaseLogger {
  readonly #parent: Log
  readonly #make: () => FastifyBaseLogger
  #made: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, make: () => FastifyBaseLogger) {
    this.#parent = parent as Log
    this.#make = make
  }

  #own(): FastifyBaseLogger {
    this.#made ??= this.#make()
    return this.#made
  }

  #write(level: Level, line: unknown[]): void {
    if (!this.#parent.isLevelEnabled(level)) return
    ;(this.#own()[level] as (...line: unknown[]) => void)(...line)
  }

  get level() {
    return this.#own().level
  }

  set level(level) {
    this.#own().level = level
  }

  readonly child: FastifyBaseLogger['child'] = (...options) => this.#own().child(...options)

  trace(...line: unknown[]): void {
    this.#write('trace', line)
  }

  debug(...line: unknown[]): void {
    this.#write('debug', line)
  }

  info(...line: unknown[]): void {
    this.#write('info', line)
  }

  warn(...line: unknown[]): void {
    this.#write('warn', line)
  }

  error(...line: unknown[]): void {
    this.#write('error', line)
  }

  fatal(...line: unknown[]): void {
    this.#write('fatal', line)
  }

  silent(): void {}
}
