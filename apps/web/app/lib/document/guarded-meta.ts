import type { MetaDescriptor } from 'react-router-dom'
import { DEFAULT_META } from './plain-meta.ts'

/**
 * A route's `meta` whose error leaves its page: React Router asks for it outside of every boundary, so that the page
 * would fail for a head that few people read. The head is the site's then; the error is logged.
 */
export const guardedMeta =
  <Args>(meta: (args: Args) => MetaDescriptor[]) =>
  (args: Args): MetaDescriptor[] => {
    try {
      return meta(args)
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: a head is given no log of its request.
      console.error(error)
      return DEFAULT_META
    }
  }
