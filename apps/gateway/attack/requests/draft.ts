import { fillPath } from '@trassa/contracts/call'
import type { WireRequest } from '../wire/wire-request.ts'
import type { Operation } from '../world/openapi.ts'

/** A request before it is written to the wire. */
export interface Draft {
  operation: Operation
  params: object
  query: object
  body: unknown
  headers: Readonly<Record<string, string>>
}

/** The most characters of a value in the first line: longer ones end in the HTTP parser, not in the gateway. */
const LINE_TEXT = 1500

export function wireOf({ operation, params, query, body, headers }: Draft): WireRequest {
  const json = JSON.stringify(body)
  const search = new URLSearchParams(texts(query)).toString()
  const path = fillPath(operation.path, texts(params))
  return {
    method: operation.method,
    target: search ? `${path}?${search}` : path,
    headers: { ...(json && { 'content-type': 'application/json' }), ...headers },
    ...(json !== undefined && { body: Buffer.from(json) }),
  }
}

/** Values as texts that can stand in an address. */
function texts(values: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => {
        const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
        return [key.toWellFormed(), text.slice(0, LINE_TEXT).toWellFormed()]
      }),
  )
}
