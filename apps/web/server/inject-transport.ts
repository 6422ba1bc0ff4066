import type { Transport } from '@trassa/api-client/transport'
import type { PerBase } from '@trassa/contracts/envelopes'
import type { FastifyInstance } from 'fastify'

/** Asks the gateway that lives in this process, without a socket; what it logs is found by `logSession`. */
export function injectTransport(app: FastifyInstance, bases: PerBase<string>): Transport {
  return async ({ base, method, path, query, headers, body }) => {
    const search = new URLSearchParams(query).toString()
    const response = await app.inject({
      method,
      url: `${bases[base]}${path}${search && `?${search}`}`,
      headers,
      ...(body !== undefined && { payload: body as object }),
    })
    return { status: response.statusCode, body: response.json() }
  }
}
