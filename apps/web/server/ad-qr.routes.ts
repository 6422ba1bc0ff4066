import type { FastifyInstance } from 'fastify'
import { toString as drawQr } from 'qrcode'

/** City, type and slug of an ad's address. */
const SEGMENT = '^[a-z0-9_-]{1,160}$'

/**
 * `/qr/{city}/{type}/{slug}.svg`: the QR code of an ad's address, for its printed page. A picture of the server, because a page
 * is also printed without script, and a script could not be loaded within `beforeprint`.
 */
export async function adQr(app: FastifyInstance, { publicUrl }: { publicUrl: string }) {
  const segment = new RegExp(SEGMENT)
  app.get<{ Params: Record<'city' | 'type' | 'slug', string> }>(
    '/qr/:city/:type/:slug.svg',
    async ({ params: { city, type, slug } }, reply) => {
      const path = [city, type, slug]
      if (!path.every((part) => segment.test(part))) return reply.callNotFound()
      const svg = await drawQr(`${publicUrl}/${path.join('/')}`, { type: 'svg', margin: 2 })
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(svg)
    },
  )
}
