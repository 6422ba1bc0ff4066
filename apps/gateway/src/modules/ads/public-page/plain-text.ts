import { fromMarkdown } from 'mdast-util-from-markdown'

type Root = ReturnType<typeof fromMarkdown>
type MarkdownNode = Root | Root['children'][number]

/** What stands between the parts of a block; parts of any other node follow each other directly. */
const SEPARATORS: Partial<Record<MarkdownNode['type'], string>> = {
  root: '\n\n',
  blockquote: '\n\n',
  list: '\n',
  listItem: '\n',
}

/** The text of a markdown description without its marks: paragraphs, lists and line breaks stay apart (spec §7). */
export const plainText = (markdown: string): string => textOf(fromMarkdown(markdown))

function textOf(node: MarkdownNode): string {
  if (node.type === 'break') return '\n'
  if ('value' in node) return node.value
  if ('children' in node) {
    const parts = node.children.map((child) => textOf(child))
    return parts.filter(Boolean).join(SEPARATORS[node.type] ?? '')
  }
  return 'alt' in node ? (node.alt ?? '') : ''
}
