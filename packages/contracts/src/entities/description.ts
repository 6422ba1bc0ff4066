import { z } from 'zod'

/** Everything that a description may consist of; each kind has its row where it is made and where it is shown. */
export const DESCRIPTION_KINDS = [
  'paragraph',
  'list',
  'orderedList',
  'item',
  'strong',
  'link',
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

/** A part of a description: a text with its line breaks, or an element with its parts. */
const descriptionNodeSchema = z.union([z.string(), elementSchema]).meta({ id: 'DescriptionNode' })

/**
 * A description as its text was parsed when it was written (domain §4): pages show it without a
 * parser. Lists, bold text and links; everything else is text.
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
