import Fastify from 'fastify'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, it, onTestFinished } from 'vitest'
import { documentOf } from '../../app/features/info/documents.ts'
import { legalPdf, legalPdfs } from './legal-pdfs.ts'

const PUBLIC_URL = 'https://trassa.example'

async function read(bytes: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  return { pages, metadata: await pdf.getMetadata() }
}

/** Spaces between pieces are the reader's guess. */
const squeezed = (text: string) => text.replace(/\s+/g, '')

it.each(['policy', 'agreement'])(
  '§2 %s.pdf: has the text of the page, to be copied',
  async (name) => {
    const { pages, metadata } = await read(await legalPdf(name, PUBLIC_URL))
    const footOf = (index: number) => squeezed(`${index + 1} из ${pages.length}`)
    // Without the feet, which begin with the address: a sentence may go on after one.
    const text = pages
      .map((page) => squeezed(page))
      .map((page) => page.slice(0, page.lastIndexOf(PUBLIC_URL)))
      .join('')
    const document = documentOf(name)
    expect(metadata.info).toMatchObject({ Title: document?.title, Author: 'Трасса' })
    for (const [index, page] of pages.entries()) {
      expect(squeezed(page)).toContain(footOf(index))
    }
    for (const { heading, paragraphs } of document?.sections ?? []) {
      expect(text).toContain(squeezed(heading))
      for (const paragraph of paragraphs) {
        for (const sentence of paragraph.split(/(?<=[.;]) /).slice(0, 1)) {
          expect(text).toContain(squeezed(sentence))
        }
      }
    }
  },
)

it('§2 policy.pdf: is made once and revalidated', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(legalPdfs, { publicUrl: PUBLIC_URL })
  const first = await app.inject('/policy.pdf')
  expect(first.headers['content-type']).toBe('application/pdf')
  const headers = { 'if-none-match': String(first.headers.etag) }
  expect((await app.inject({ url: '/policy.pdf', headers })).statusCode).toBe(304)
})
