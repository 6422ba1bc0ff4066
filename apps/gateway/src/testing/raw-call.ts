import { json } from 'node:stream/consumers'
import { baseOf, type Call, fillPath } from '@trassa/contracts/call'
import { type Failure, failureSchema } from '@trassa/contracts/errors'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { basesOf } from '../main/config.ts'
import { type RawAnswer, refusalFaults } from './refusal-faults.ts'
import type { TestGateway } from './test-gateway.ts'

/** A request that may break the contract. */
export interface RawInput {
  params?: object
  query?: object
  body?: unknown
  /** Instead of `body`: the body as it travels, JSON or not. */
  text?: string
  headers?: Record<string, string>
}

/** Sends a call with exactly this input, valid or not. */
export async function askRaw(
  { app, config }: Pick<TestGateway, 'app' | 'config'>,
  call: Call,
  { params, query, body, text, headers = {} }: RawInput,
): Promise<RawAnswer> {
  const payload = text ?? JSON.stringify(body)
  const search = new URLSearchParams(texts(query)).toString()
  const path = fillPath(call.path, texts(params))
  const response = await app.inject({
    method: call.method,
    url: `${basesOf(config)[baseOf(call)]}${path}?${search}`,
    headers: { ...(payload && { 'content-type': 'application/json' }), ...headers },
    ...(payload && { payload }),
    // The answer of a stream does not end: only its head is waited for.
    ...(call.stream && { payloadAsStream: true }),
  })
  return {
    status: response.statusCode,
    sessionId: response.headers['x-log-session'],
    body: await bodyOf(call, response),
  }
}

/** The envelope of an answer; `undefined` for a file and a stream, which have none. */
async function bodyOf(call: Call, response: LightMyRequestResponse): Promise<unknown> {
  const isDone = response.statusCode === 200
  if (call.stream) {
    const stream = response.stream()
    if (!isDone) return json(stream)
    stream.destroy()
    return undefined
  }
  return isDone && call.file !== undefined ? undefined : response.json()
}

/** The values as text that can stand in a URL. */
function texts(values: object = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [
        key,
        (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed(),
      ]),
  )
}

/** domain §1: the envelope with a declared code, a Russian sentence and the log session. */
export function expectRefusal(call: Call, answer: RawAnswer): Failure {
  expect(refusalFaults(answer, call), JSON.stringify(answer.body)).toEqual([])
  return failureSchema.parse(answer.body)
}
