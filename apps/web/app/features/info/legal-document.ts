/** A legal page, as its route and its PDF show it. */
export interface LegalDocument {
  title: string
  /** The same text to print and to keep (spec §2). */
  pdf?: string
  sections: readonly { heading: string; paragraphs: readonly string[] }[]
}
