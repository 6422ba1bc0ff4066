import type { DescriptionNode } from '@trassa/contracts/entities/description'

/**
 * Bold text or a link, within one line.
 * Neither side of the stars is a space: `5 ** 6 ** 7` is a text.
 * A scheme before an address that has one is what the toolbar typed before the address was pasted.
 */
const MARKS =
  /\*\*(?=\S)(?<bold>[^*\n]*[^*\s])\*\*|\[(?<label>[^[\]\n]+)\]\((?:https:\/\/(?=https?:\/\/))?(?<href>(?:https?:\/\/|mailto:)[^\s()<>]+)\)/gi

/** Faster than the expression, for most lines have no marks. */
const mayHaveMarks = (text: string): boolean => text.includes('**') || text.includes('](')

/** The parts of a paragraph or of a list's item: texts, bold texts, links; a bold text may hold a link. */
export function inlineNodes(text: string): DescriptionNode[] {
  const nodes: DescriptionNode[] = []
  let end = 0
  for (const match of mayHaveMarks(text) ? text.matchAll(MARKS) : []) {
    if (match.index > end) nodes.push(text.slice(end, match.index))
    const { bold, label = '', href } = match.groups ?? {}
    nodes.push(
      bold === undefined
        ? { kind: 'link', href, children: [label] }
        : { kind: 'strong', children: inlineNodes(bold) },
    )
    end = match.index + match[0].length
  }
  if (end < text.length) nodes.push(text.slice(end))
  return nodes
}
