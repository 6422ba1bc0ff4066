import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of a PDF without spaces: those between pieces are the reader's guess. */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  return pages.join('').replace(/\s+/g, '')
}
