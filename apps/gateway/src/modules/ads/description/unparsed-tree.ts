import type { DescriptionNode } from '@trassa/contracts/entities/description'

/**
 * A text as paragraphs and line breaks, its marks left as they are: for a description that was stored
 * before trees were kept, or whose markup costs too much to parse. Linear.
 */
export const unparsedTree = (text: string): DescriptionNode[] =>
  text
    .split(/(?:\r?\n[ \t]*){2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ kind: 'paragraph', children: linesOf(paragraph) }))

const linesOf = (paragraph: string): DescriptionNode[] =>
  paragraph
    .trim()
    .split(/\r?\n/)
    .flatMap((line, index): DescriptionNode[] => (index === 0 ? [line] : [{ kind: 'break' }, line]))
