import { z } from 'zod'

/** Everything that a description may consist of; each kind has its row where it is made and where it is shown. */
export const DESCRIPTION_KINDS = [
  'paragraph',
  'heading',
  'subheading',
  'quote',
  'list',
  'orderedList',
  'item',
  'codeBlock',
  'rule',
  'strong',
  'emphasis',
  'code',
  'link',
  'break',
] as const
export type DescriptionKind = (typeof DESCRIPTION_KINDS)[number]

const elementSchema = z.object({
  kind: z.enum(DESCRIPTION_KINDS),
  /** Of a link: `http:`, `https:` or `mailto:`. */
  href: z.string().optional(),
  /** Of an ordered list whose first number is not 1. */
  start: z.int().optional(),
  /** Absent in an empty element. */
  get children() {
    return descriptionTreeSchema.optional()
  },
})

/** A part of a description: a text, or an element with its parts. */
const descriptionNodeSchema = z.union([z.string(), elementSchema]).meta({ id: 'DescriptionNode' })

/**
 * A description as its markdown was parsed when it was written (domain §4): pages show it without a
 * parser. Without raw HTML and images.
 */
export const descriptionTreeSchema = z.array(descriptionNodeSchema)

/** An element of a description. */
export interface DescriptionElement {
  kind: DescriptionKind
  href?: string | undefined
  start?: number | undefined
  children?: DescriptionNode[] | undefined
}
export type DescriptionNode = string | DescriptionElement
