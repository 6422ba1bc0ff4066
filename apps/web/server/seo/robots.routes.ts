import type { FastifyInstance } from 'fastify'

/**
 * Personal pages, forms, calls, and QR codes of addresses: nothing to find in them. `/share/` stays open: messengers and
 * search engines fetch the pictures of link previews there.
 */
const CLOSED = [
  '/gateway/',
  '/api/',
  '/pay/',
  '/profile/',
  '/createAd',
  '/editAd',
  '/confirmAd',
  '/confirmEmail',
  '/unsubscribe',
  '/stillOffered',
  '/sending',
  '/compare',
  '/payment',
  '/clearCache',
  '/dev/',
  '/qr/',
] as const

/** `/robots.txt`, which names the sitemap by its whole address. */
export async function robots(app: FastifyInstance, { publicUrl }: { publicUrl: string }) {
  const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`)]
  const text = `${lines.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(text),
  )
}
