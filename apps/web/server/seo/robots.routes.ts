import type { FastifyInstance } from 'fastify'

/** Personal pages, forms and calls: nothing to find in them. */
const CLOSED = [
  '/gateway/',
  '/api/',
  '/pay/',
  '/profile/',
  '/createAd',
  '/editAd',
  '/confirmAd',
  '/sending',
  '/compare',
  '/payment',
  '/clearCache',
  '/dev/',
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
