import { baseOf, bodyBytesOf } from '@trassa/contracts/call'
import { ALL_CALLS } from '@trassa/contracts/calls/all-calls'
import type { CallBase } from '@trassa/contracts/envelopes'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { basesOf } from '../../main/config.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'

const { app, config } = await createTestGateway()
const bases = basesOf(config)

const content = z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) }))
const operationSchema = z.strictObject({
  operationId: z.string(),
  summary: z.string().min(1),
  tags: z.array(z.string()).length(1),
  'x-access': z.string(),
  deprecated: z.literal(true).optional(),
  'x-becomes': z.array(z.string()).optional(),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean().optional(),
      schema: z.record(z.string(), z.unknown()),
    }),
  ),
  requestBody: z
    .strictObject({ required: z.literal(true), 'x-max-bytes': z.int().optional(), content })
    .optional(),
  responses: z.record(z.string(), z.strictObject({ description: z.string().min(1), content })),
})
const documentSchema = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string() }),
  servers: z.array(z.strictObject({ url: z.literal(Object.values(bases)) })),
  paths: z.record(z.string().startsWith('/'), z.record(z.string(), operationSchema)),
  components: z.strictObject({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
})

describe.each(Object.entries(bases) as [CallBase, string][])('%s', async (base, address) => {
  const calls = ALL_CALLS.filter((call) => baseOf(call) === base)
  const response = await app.inject({ url: `${address}/openapi.json` })
  const raw: unknown = response.json()
  const { paths, servers } = documentSchema.parse(raw)

  it('lists every call with its parameters and body, and nothing else', () => {
    expect(servers).toEqual([{ url: address }])
    for (const call of calls) {
      const operation = paths[call.path]?.[call.method.toLowerCase()]
      expect(operation, call.id).toMatchObject({ operationId: call.id, 'x-access': call.access })
      const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path') ?? []
      expect(inPath.map(({ name }) => name)).toEqual(names)
      expect(inPath.every(({ required }) => required)).toBe(true)
      expect(operation?.['x-becomes']).toEqual(call.becomes?.map(({ id }) => id))
      expect(operation?.requestBody !== undefined).toBe(Boolean(call.body || call.upload))
      expect(operation?.requestBody?.['x-max-bytes']).toBe(call.body && bodyBytesOf(call))
      expect(Object.keys(operation?.responses ?? {})).toEqual(['200', 'default'])
    }
    const listed = Object.values(paths).flatMap((path) => Object.keys(path))
    expect(listed).toHaveLength(calls.length)
  })

  it('has no reference that leads nowhere', () => {
    const resolve = (reference: string) =>
      reference
        .slice(2)
        .split('/')
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
        .reduce<unknown>(
          (node, key) => (typeof node === 'object' && node ? Reflect.get(node, key) : undefined),
          raw,
        )
    for (const [, reference = ''] of response.body.matchAll(/"\$ref":"([^"]+)"/g)) {
      expect(reference).toMatch(/^#\//)
      expect(resolve(reference), reference).toBeDefined()
    }
  })

  it('has a page to read', async () => {
    const page = await app.inject({ url: `${address}/docs/` })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toMatch('text/html')
  })
})
