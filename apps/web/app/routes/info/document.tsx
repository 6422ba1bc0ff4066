import { Article } from '../../features/info/article.tsx'
import { documentOf } from '../../features/info/documents.ts'
import { infoMeta } from '../../features/info/info-meta.ts'
import { notFound } from '../../lib/document/route-error.ts'
import type { Route } from './+types/document'

function load(name: string) {
  const document = documentOf(name)
  if (!document) throw notFound()
  return document
}

export const loader = ({ params }: Route.LoaderArgs) => load(params.document)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(params.document)

export const meta: Route.MetaFunction = ({ loaderData, params, matches }) => {
  if (!loaderData) return []
  const { title, sections } = loaderData
  const headings = sections.map(({ heading }) => heading.toLowerCase()).join(', ')
  const path = `/documents/${params.document.toLowerCase()}`
  return infoMeta({ title, description: `${title}: ${headings}.`, path })({ matches })
}

export default function Document({ loaderData: { title, pdf, sections } }: Route.ComponentProps) {
  return (
    <Article title={title}>
      {pdf && (
        <p>
          <a href={pdf}>Скачать в PDF</a>
        </p>
      )}
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </Article>
  )
}
