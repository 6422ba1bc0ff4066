import type { DescriptionKind, DescriptionNode } from '@trassa/contracts/entities/description'

/** What stands between the parts of an element; parts of any other follow each other directly. */
const SEPARATORS: Partial<Record<DescriptionKind, string>> = { list: '\n', orderedList: '\n' }

/** The text of a description without its marks: paragraphs, lists and line breaks stay apart (spec §7). */
export const plainText = (tree: readonly DescriptionNode[]): string => joined(tree, '\n\n')

const joined = (nodes: readonly DescriptionNode[], separator: string): string =>
  nodes.map(textOf).filter(Boolean).join(separator)

const textOf = (node: DescriptionNode): string =>
  typeof node === 'string' ? node : joined(node.children ?? [], SEPARATORS[node.kind] ?? '')
