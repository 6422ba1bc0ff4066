/** Why nothing was fetched. `status`: the server's answer; `failed`: no connection, or it broke. */
export type FetchFault =
  | 'url'
  | 'credentials'
  | 'port'
  | 'host'
  | 'private'
  | 'redirects'
  | 'status'
  | 'tooLarge'
  | 'timeout'
  | 'encoding'
  | 'failed'

export class FetchRefusal extends Error {
  override readonly name = 'FetchRefusal'
  readonly fault: FetchFault
  /** Of the answer, where `fault` is `status`. */
  readonly status: number | undefined
  constructor(fault: FetchFault, options: { status?: number; cause?: unknown } = {}) {
    super(fault, { cause: options.cause })
    this.fault = fault
    this.status = options.status
  }
}
