import type { DescriptionNode } from '@trassa/contracts/entities/description'
import { readableHost } from './readable-host.ts'

/** Where a link of a description leads, beside what it says. */
export interface LinkTarget {
  text: string
  /** The host as it is registered and as it is read, where the two differ. */
  host: string
}

const textOf = (node: DescriptionNode): string =>
  typeof node === 'string' ? node : (node.children ?? []).map(textOf).join('')

/**
 * The host that a browser asks. A name in other letters stands beside its ASCII form: `аvito.ru` with a Cyrillic letter
 * looks like another site.
 */
function hostOf(href: string): string {
  if (!URL.canParse(href)) return href
  const { protocol, host, pathname } = new URL(href)
  if (protocol === 'mailto:') return pathname
  const read = readableHost(host)
  return read === host ? host : `${read} (${host})`
}

/** The targets of all links of a description, in their order. */
export function linkTargets(tree: readonly DescriptionNode[]): LinkTarget[] {
  return tree.flatMap((node) => {
    if (typeof node === 'string') return []
    if (node.kind === 'link' && node.href) {
      return [{ text: textOf(node).trim(), host: hostOf(node.href) }]
    }
    return linkTargets(node.children ?? [])
  })
}
