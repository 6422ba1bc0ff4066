import type { DescriptionNode } from '@trassa/contracts/entities/description'
import { inlineNodes } from './inline-nodes.ts'

/** What a line begins with that is an item of a list. */
const BULLET = /^- +(?=\S)/
/** Without leading zeros, which the list would not show: `01. 02. 2026` is a text. */
const NUMBER = /^(0|[1-9]\d{0,8})\. +(?=\S)/

type Block =
  | { is: 'text'; lines: string[] }
  | { is: 'list'; lines: string[] }
  | { is: 'orderedList'; lines: string[]; start: number }

/**
 * Parses a description (domain §4): lines that begin with `- ` or `1. ` are lists, `**…**` is bold,
 * `[…](https://…)` a link; everything else is the text as it was typed, with its line breaks. An empty
 * line separates paragraphs. Linear, and never fails (docs/decisions/070).
 */
export function parseDescription(text: string): DescriptionNode[] {
  const blocks: Block[] = []
  let last: Block | null = null
  for (const line of text.split(/\r\n?|\n/)) {
    if (line.trim() === '') {
      last = null
      continue
    }
    const next: Block = blockOf(line)
    if (last && continues(last, next)) {
      last.lines.push(...next.lines)
    } else {
      blocks.push(next)
      last = next
    }
  }
  return blocks.map(nodeOf)
}

function blockOf(line: string): Block {
  const bullet = BULLET.exec(line)
  if (bullet) return { is: 'list', lines: [line.slice(bullet[0].length)] }
  const number = NUMBER.exec(line)
  if (!number) return { is: 'text', lines: [line] }
  return { is: 'orderedList', lines: [line.slice(number[0].length)], start: Number(number[1]) }
}

/** A number that does not follow the one before begins a list of its own, so that it is shown as it was typed. */
function continues(block: Block, next: Block): boolean {
  if (block.is !== 'orderedList' || next.is !== 'orderedList') return block.is === next.is
  return next.start === block.start + block.lines.length
}

function nodeOf(block: Block): DescriptionNode {
  if (block.is === 'text') {
    return { kind: 'paragraph', children: inlineNodes(block.lines.join('\n').trimEnd()) }
  }
  const children = block.lines.map(
    (line): DescriptionNode => ({ kind: 'item', children: inlineNodes(line.trimEnd()) }),
  )
  if (block.is === 'list') return { kind: 'list', children }
  return { kind: 'orderedList', ...(block.start !== 1 && { start: block.start }), children }
}
