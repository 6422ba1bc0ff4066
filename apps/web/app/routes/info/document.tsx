import { Article } from '../../features/info/article.tsx'
import { documentOf } from '../../features/info/documents.ts'
import { plainMeta } from '../../lib/plain-meta.ts'
import type { Route } from './+types/document'

function load(name: string) {
  const document = documentOf(name)
  if (!document) throw new Response(null, { status: 404 })
  return document
}

export const loader = ({ params }: Route.LoaderArgs) => load(params.document)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(params.document)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? plainMeta({ title: loaderData.title }) : []

export default function Document({ loaderData: { title, sections } }: Route.ComponentProps) {
  return (
    <Article title={title}>
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
