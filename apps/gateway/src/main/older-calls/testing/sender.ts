import type { FastifyInstance } from 'fastify'
import type { TestUser } from '../../../testing/test-gateway.ts'

/** A request as a program of an older API sends it. */
export type Ask = readonly [method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object]

/** Sends requests of any base; `key` is the idempotency key. */
export const createSender =
  (app: FastifyInstance) =>
  async (as: TestUser, [method, url, payload]: Ask, key?: string) => {
    const response = await app.inject({
      method,
      url,
      headers: { cookie: as.cookie, ...(key && { 'idempotency-key': key }) },
      ...(payload && { payload }),
    })
    const { code, detail } = response.json()
    return { status: response.statusCode, code, detail }
  }

/** The path of a call with its id. */
export const at = (path: string, id: string) => path.replace('{id}', id)
