import type { DescriptionKind, DescriptionNode } from '@trassa/contracts/entities/description'

/** What stands between the parts of an element; parts of any other follow each other directly. */
const SEPARATORS: Partial<Record<DescriptionKind, string>> = {
  quote: '\n\n',
  list: '\n',
  orderedList: '\n',
  item: '\n',
}

/** The text of a description without its marks: paragraphs, lists and line breaks stay apart (spec §7). */
export const plainText = (tree: readonly DescriptionNode[]): string => joined(tree, '\n\n')

const joined = (nodes: readonly DescriptionNode[], separator: string): string =>
  nodes.map(textOf).filter(Boolean).join(separator)

function textOf(node: DescriptionNode): string {
  if (typeof node === 'string') return node
  if (node.kind === 'break') return '\n'
  return joined(node.children ?? [], SEPARATORS[node.kind] ?? '')
}
