import type { MetaDescriptor } from 'react-router-dom'
import { plainMeta } from '../../lib/document/plain-meta.ts'
import { sharePicture } from '../../lib/document/share-picture.ts'
import type { Site } from '../../lib/document/site.ts'

interface InfoHead {
  title: string
  description: string
  /** The page's one address. */
  path: string
}

interface MetaArgs {
  matches: readonly (object | undefined)[]
}

const publicUrlOf = (matches: MetaArgs['matches']): string | undefined =>
  (matches[0] as { loaderData?: Site } | undefined)?.loaderData?.publicUrl

/** The head of a page to read: title, description, canonical address (domain §7). */
export const infoMeta =
  ({ title, description, path }: InfoHead) =>
  ({ matches }: MetaArgs): MetaDescriptor[] => {
    const publicUrl = publicUrlOf(matches)
    const plain = plainMeta({ title, description })
    if (!publicUrl) return plain
    const href = new URL(path, publicUrl).href
    return [
      ...plain,
      { tagName: 'link', rel: 'canonical', href },
      { property: 'og:url', content: href },
      ...sharePicture(href),
    ]
  }
