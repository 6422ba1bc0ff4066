import { isSimpleMarkup, MARKUP_DEPTH_MAX } from '@trassa/contracts/description-markup'
import type { DescriptionElement, DescriptionNode } from '@trassa/contracts/entities/description'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { unparsedTree } from './unparsed-tree.ts'

type Root = ReturnType<typeof fromMarkdown>
type MarkdownNode = Root | Root['children'][number]

/** Marks that stay text: raw HTML (domain §4), definitions of links, and code by indentation. */
const DISABLED = { disable: { null: ['htmlFlow', 'htmlText', 'definition', 'codeIndented'] } }

/** Links to anything else are shown as text. */
const LINK = /^(?:https?:\/\/|mailto:)/i

/** Elements within each other: a level of lists is a list and an item, and text has its own elements. */
const DEPTH_MAX = 3 * MARKUP_DEPTH_MAX

/**
 * Parses a description when it is written; never fails. Markup that costs too much to parse
 * (`isSimpleMarkup`) stays text, elements nested too deeply are replaced by their parts.
 */
export const parseDescription = (markdown: string): DescriptionNode[] =>
  isSimpleMarkup(markdown)
    ? treeOf(fromMarkdown(markdown, { extensions: [DISABLED] }), 0)
    : unparsedTree(markdown)

function treeOf(node: MarkdownNode, depth: number): DescriptionNode[] {
  if (node.type === 'text') return [node.value]
  if (node.type === 'image') return node.alt ? [node.alt] : []
  const element = elementOf(node)
  const isShown = element !== null && depth < DEPTH_MAX
  const children = partsOf(node, isShown ? depth + 1 : depth)
  if (!isShown) return children
  return [children.length > 0 ? { ...element, children } : element]
}

function partsOf(node: MarkdownNode, depth: number): DescriptionNode[] {
  if ('children' in node) return node.children.flatMap((child) => treeOf(child, depth))
  return 'value' in node ? [node.value] : []
}

/** The element that shows a node; `null` where its parts stand for themselves. */
function elementOf(node: MarkdownNode): Omit<DescriptionElement, 'children'> | null {
  switch (node.type) {
    case 'paragraph':
      return { kind: 'paragraph' }
    case 'heading':
      return { kind: node.depth < 3 ? 'heading' : 'subheading' }
    case 'blockquote':
      return { kind: 'quote' }
    case 'list': {
      if (!node.ordered) return { kind: 'list' }
      const { start } = node
      return { kind: 'orderedList', ...(typeof start === 'number' && start !== 1 && { start }) }
    }
    case 'listItem':
      return { kind: 'item' }
    case 'code':
      return { kind: 'codeBlock' }
    case 'thematicBreak':
      return { kind: 'rule' }
    case 'strong':
      return { kind: 'strong' }
    case 'emphasis':
      return { kind: 'emphasis' }
    case 'inlineCode':
      return { kind: 'code' }
    case 'link':
      return LINK.test(node.url) ? { kind: 'link', href: node.url } : null
    case 'break':
      return { kind: 'break' }
    default:
      return null
  }
}
