import scalar from '@scalar/fastify-api-reference'
import { AppError } from '@trassa/contracts/app-error'
import { baseOf, bodyBytesOf, type Call } from '@trassa/contracts/call'
import { ALL_CALLS } from '@trassa/contracts/calls/all-calls'
import type { CallBase, PerBase } from '@trassa/contracts/envelopes'
import { failureSchema } from '@trassa/contracts/errors'
import { PRODUCT_NAME } from '@trassa/contracts/product'
import { idempotencyKeySchema } from '@trassa/contracts/values'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { contentPolicy, sourceHash } from './security-headers.ts'

/** The bodies of a base's answers: what its row of `ENVELOPES` writes. */
interface EnvelopeSchemas {
  success: (answer: z.ZodType) => z.ZodType
  failure: z.ZodType
}

const DETAIL_ENVELOPE: EnvelopeSchemas = {
  success: (answer) => z.object({ detail: answer }),
  failure: failureSchema,
}

const ENVELOPE_SCHEMAS: PerBase<EnvelopeSchemas> = {
  gateway: DETAIL_ENVELOPE,
  legacy: DETAIL_ENVELOPE,
  pay: DETAIL_ENVELOPE,
}

interface DocumentedBase {
  base: CallBase
  /** The path that the base stands at. */
  address: string
}

/** The OpenAPI 3.1 document of a base and a page to read it, both printed from the contracts. */
export async function openApiPages(
  app: FastifyInstance,
  documented: DocumentedBase,
): Promise<void> {
  // Printed when it is first asked for: it takes longer than everything else that a start registers.
  let document: object | undefined
  app.get('/openapi.json', async () => {
    document ??= openApiDocument(documented)
    return document
  })
  restrictViewer(app)
  await app.register(scalar, {
    routePrefix: '/docs',
    // No requests to other hosts: no fonts, no assistants, no telemetry.
    configuration: {
      url: `${documented.address}/openapi.json`,
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
    },
  })
}

/**
 * The viewer may run its own script and the lines in its page that start it, and ask this server only. It
 * writes its styles itself. It resolves addresses against the request's host, which it trusts to be one.
 */
function restrictViewer(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ protocol, hostname }) => {
    if (!URL.canParse(`${protocol}://${hostname}`)) throw new AppError('request.malformed')
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (typeof payload !== 'string' || !/html/.test(String(reply.getHeader('content-type')))) return
    const scripts = payload.matchAll(/<script[^>]*>([^<]+)<\/script>/g)
    const hashes = [...scripts].map(([, script = '']) => sourceHash(script))
    reply.header(
      'content-security-policy',
      contentPolicy(
        `script-src 'self' ${hashes.join(' ')}`,
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self' data:",
        "connect-src 'self'",
      ),
    )
  })
}

function openApiDocument({ base, address }: DocumentedBase) {
  const paths: Record<string, Record<string, unknown>> = {}
  const schemas: Schemas = {}
  for (const call of ALL_CALLS.filter((call) => baseOf(call) === base)) {
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: operation(call, schemas),
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT_NAME}: ${base}`, version: '1' },
    servers: [{ url: address }],
    paths,
    components: { schemas },
  }
}

/** Schemas that refer to themselves, by name. */
type Schemas = Record<string, unknown>

const LOCAL_REFERENCE = '"#/$defs/'
const SHARED_REFERENCE = '"#/components/schemas/'

/** The schema as the document holds it; its definitions are added to the shared ones. */
function documented(schema: z.ZodType, io: 'input' | 'output', schemas: Schemas) {
  const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))
  const { $defs, ...shown } = JSON.parse(text.replaceAll(LOCAL_REFERENCE, SHARED_REFERENCE)) as {
    $defs?: Schemas
  }
  Object.assign(schemas, $defs)
  return { 'application/json': { schema: shown } }
}

function operation(call: Call, schemas: Schemas) {
  const json = (schema: z.ZodType, io: 'input' | 'output') => documented(schema, io, schemas)
  const envelope = ENVELOPE_SCHEMAS[baseOf(call)]
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.id.split('.')[0]],
    'x-access': call.access,
    ...(call.becomes && { deprecated: true, 'x-becomes': call.becomes.map(({ id }) => id) }),
    parameters: [
      ...parameters('path', call.params),
      ...parameters('query', call.query),
      ...(call.idempotent
        ? [{ name: 'Idempotency-Key', in: 'header', schema: z.toJSONSchema(idempotencyKeySchema) }]
        : []),
    ],
    ...requestBody(call, json),
    responses: {
      200: {
        description: 'OK',
        content: answerContent(call, schemas),
      },
      default: {
        description: ['Failure', ...(call.errors ?? [])].join(', '),
        content: json(envelope.failure, 'output'),
      },
    },
  }
}

/** The media type of a successful answer, and what it holds: a file, a stream of events or an envelope. */
function answerContent(call: Call, schemas: Schemas): object {
  if (call.file !== undefined)
    return { [call.file]: { schema: { type: 'string', format: 'binary' } } }
  if (call.stream) {
    const { 'application/json': event } = documented(call.answer, 'output', schemas)
    return { 'text/event-stream': event }
  }
  return documented(ENVELOPE_SCHEMAS[baseOf(call)].success(call.answer), 'output', schemas)
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined) {
  // The schemas of older calls stand behind what reads older names.
  const object = schema instanceof z.ZodPipe ? schema.out : schema
  if (!(object instanceof z.ZodObject)) return []
  return Object.entries(object.shape as Record<string, z.ZodType>).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || !value.safeParse(undefined).success,
    schema: z.toJSONSchema(value, { io: 'input', unrepresentable: 'any' }),
  }))
}

type Content = (schema: z.ZodType, io: 'input' | 'output') => object

function requestBody(call: Call, json: Content) {
  if (call.body) {
    const content = json(call.body, 'input')
    return { requestBody: { required: true, 'x-max-bytes': bodyBytesOf(call), content } }
  }
  if (!call.upload) return {}
  const schema = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
}
