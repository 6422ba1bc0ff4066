import { createHash } from 'node:crypto'
import { PRODUCT_NAME } from '@trassa/contracts/product'
import type { FastifyInstance } from 'fastify'
import { documentOf } from '../../app/features/info/documents.ts'
import { typeset } from './typeset.ts'

const NAMES = ['policy', 'agreement'] as const

/** The legal page of this name as PDF, of the same text (spec §2). */
export async function legalPdf(name: string, publicUrl: string): Promise<Buffer> {
  const document = documentOf(name)
  if (!document) throw new Error(`No document ${name}`)
  const { title, sections } = document
  const address = new URL(`/documents/${name}`, publicUrl).href
  const page = typeset({ title, author: PRODUCT_NAME, address })
  page.title(title)
  for (const { heading, paragraphs } of sections) {
    page.heading(heading)
    for (const paragraph of paragraphs) page.paragraph(paragraph)
  }
  return page.finish()
}

/** `/policy.pdf` and `/agreement.pdf`: made at the first request, kept as bytes. */
export async function legalPdfs(app: FastifyInstance, { publicUrl }: { publicUrl: string }) {
  for (const name of NAMES) {
    let made: Promise<{ bytes: Buffer; etag: string }> | undefined
    const make = async () => {
      const bytes = await legalPdf(name, publicUrl)
      return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` }
    }
    app.get(`/${name}.pdf`, async (request, reply) => {
      made ??= make()
      const { bytes, etag } = await made.catch((error: unknown) => {
        made = undefined
        throw error
      })
      reply.headers({ etag, 'cache-control': 'public, max-age=3600' })
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${name}.pdf"`)
        .send(bytes)
    })
  }
}
