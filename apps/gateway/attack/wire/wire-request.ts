/** A request as it goes over the socket. */
export interface WireRequest {
  method: string
  /** The request target exactly as it stands in the first line. */
  target: string
  headers: Readonly<Record<string, string>>
  body?: Buffer
  /** The connection is closed after so many bytes of the body. */
  cutAt?: number
}

/** What came back. `status` 0: the connection was closed without an answer. */
export interface WireAnswer {
  status: number
  headers: Readonly<Record<string, string | undefined>>
  body: string
  milliseconds: number
}

/** The JSON of an answer; `undefined` where the body is none. */
export function jsonOf({ body }: Pick<WireAnswer, 'body'>): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
