import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'

const CONSTANT = Buffer.from(JSON.stringify({ detail: 'x'.repeat(8 * 1024 - 14) }))

/** Runs `use` with a bare Fastify of this process: `/` is a constant JSON of 8 KB, `/files/{name}` are static files. */
export async function withPeers(
  use: (peers: {
    origin: string
    store: (name: string, bytes: Buffer) => Promise<string>
  }) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'trassa-bench-peers-'))
  const app = fastify()
  app.get('/', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(CONSTANT),
  )
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/files/',
    immutable: true,
    maxAge: '1d',
  })
  try {
    await use({
      origin: await app.listen({ port: 0, host: '127.0.0.1' }),
      store: async (name, bytes) => {
        await writeFile(join(folder, name), bytes)
        return `/files/${name}`
      },
    })
  } finally {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  }
}
