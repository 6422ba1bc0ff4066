import { createElement, type ReactNode } from 'react'

const PROSE =
  'wrap-anywhere flex max-w-[72ch] flex-col gap-3 [&_a]:text-sign-text [&_a]:underline [&_li]:ml-5 [&_ol]:list-decimal [&_ul]:list-disc [&_li]:whitespace-pre-wrap [&_p]:whitespace-pre-wrap'

/** The tag of each element. */
const TAGS = {
  paragraph: 'p',
  list: 'ul',
  orderedList: 'ol',
  item: 'li',
  strong: 'strong',
  link: 'a',
} as const

interface ProseElement {
  kind: keyof typeof TAGS
  href?: string | undefined
  start?: number | undefined
  children?: ProseNode[] | undefined
}
type ProseNode = string | ProseElement

/** An ad's description, from the tree that its text was parsed to, line by line as it was typed; links are `nofollow`. */
export function Description({ tree }: { tree: readonly ProseNode[] }) {
  return createElement('div', { className: PROSE }, ...tree.map(shown))
}

function shown(node: ProseNode): ReactNode {
  if (typeof node === 'string') return node
  const { kind, children = [] } = node
  return createElement(TAGS[kind], attributesOf(node), ...children.map(shown))
}

function attributesOf({ kind, href, start }: ProseElement): Record<string, unknown> {
  return kind === 'link' ? { href, rel: 'nofollow ugc noopener', target: '_blank' } : { start }
}
