import scalar from '@scalar/fastify-api-reference'
import type { Call } from '@trassa/contracts/call'
import { ALL_CALLS } from '@trassa/contracts/calls/all-calls'
import { failureSchema } from '@trassa/contracts/errors'
import { PRODUCT_NAME } from '@trassa/contracts/product'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/** The OpenAPI 3.1 document and a page to read it, both printed from the contracts. */
export async function openApiPages(
  app: FastifyInstance,
  { base }: { base: string },
): Promise<void> {
  const document = openApiDocument(base)
  app.get('/openapi.json', async () => document)
  await app.register(scalar, {
    routePrefix: '/docs',
    // Nothing of it asks anybody else: no fonts, no assistants, no telemetry.
    configuration: {
      content: document,
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
    },
  })
}

export function openApiDocument(base: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of ALL_CALLS) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT_NAME}: gateway`, version: '1' },
    servers: [{ url: base }],
    paths,
  }
}

const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: z.toJSONSchema(schema, { io, unrepresentable: 'any' }) },
})

function operation(call: Call) {
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.id.split('.')[0]],
    'x-access': call.access,
    parameters: [
      ...parameters('path', call.params),
      ...parameters('query', call.query),
      ...(call.idempotent
        ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }]
        : []),
    ],
    ...requestBody(call),
    responses: {
      200: { description: 'OK', content: json(z.object({ detail: call.answer }), 'output') },
      default: {
        description: ['Failure', ...(call.errors ?? [])].join(', '),
        content: json(failureSchema, 'output'),
      },
    },
  }
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined) {
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || !value.safeParse(undefined).success,
    schema: z.toJSONSchema(value, { io: 'input', unrepresentable: 'any' }),
  }))
}

function requestBody(call: Call) {
  if (call.body) return { requestBody: { required: true, content: json(call.body, 'input') } }
  if (!call.upload) return {}
  const schema = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
}
