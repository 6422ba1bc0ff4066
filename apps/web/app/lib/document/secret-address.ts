import { plainMeta } from './plain-meta.ts'

/** The headers of a page whose address holds a secret: it must not leak through the referrer or a cache. */
export const secretHeaders = () => ({
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
})

/** The meta tags of such a page. */
export const secretMeta = (title: string) => [
  ...plainMeta({ title, noindex: true }),
  { name: 'referrer', content: 'no-referrer' },
]
