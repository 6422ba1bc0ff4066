import type { JsonSchema } from '../../src/testing/arbitrary-of.ts'
import type { Send } from '../wire/send.ts'
import { jsonOf } from '../wire/wire-request.ts'

/** The bases of domain §1; one without calls has no document yet. */
const BASES = ['/gateway', '/api', '/pay']

/** A call as its document describes it: all that an attacker knows of it. */
export interface Operation {
  id: string
  method: string
  /** Below the origin, with `{name}` for path parameters. */
  path: string
  /** The role that it needs (`x-access`). */
  access: string
  params: JsonSchema
  query: JsonSchema
  /** Absent where the call takes no JSON. */
  body?: JsonSchema
  isUpload: boolean
  takesKey: boolean
  /** The codes that it says it may fail with, besides those of every call. */
  errors: string[]
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: JsonSchema
}

interface DocumentedCall {
  operationId: string
  'x-access'?: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema?: JsonSchema }> }
  responses?: { default?: { description?: string } }
}

interface Document {
  servers: { url: string }[]
  paths: Record<string, Record<string, DocumentedCall>>
}

/** Every call of every base, from the OpenAPI documents as they are served. */
export async function readOperations(send: Send): Promise<Operation[]> {
  const found = await Promise.all(
    BASES.map(async (base) => {
      const answer = await send({ method: 'GET', target: `${base}/openapi.json`, headers: {} })
      return answer.status === 200 ? operationsOf(jsonOf(answer) as Document) : []
    }),
  )
  return found.flat()
}

function operationsOf({ servers, paths }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      id: call.operationId,
      method: method.toUpperCase(),
      path: `${servers[0]?.url ?? ''}${path}`,
      access: call['x-access'] ?? 'public',
      params: objectOf(call.parameters, 'path'),
      query: objectOf(call.parameters, 'query'),
      body: call.requestBody?.content['application/json']?.schema,
      isUpload: call.requestBody?.content['multipart/form-data'] !== undefined,
      takesKey: call.parameters?.some(({ name }) => name === 'Idempotency-Key') ?? false,
      errors: call.responses?.default?.description?.split(', ').slice(1) ?? [],
    })),
  )
}

function objectOf(parameters: Parameter[] = [], place: string): JsonSchema {
  const own = parameters.filter((parameter) => parameter.in === place)
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema = {} }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  }
}
