import type { ReactNode } from 'react'

interface ArticleProps {
  title: string
  children: ReactNode
}

/** A page to read, in lines of a comfortable length; on phones its title stands in the header above. */
export function Article({ title, children }: ArticleProps) {
  return (
    <article className="mx-auto max-w-180 [&_a]:text-sign-text [&_a]:underline-offset-4 [&_a:hover]:underline [&_p_a]:underline [&_li_a]:underline [&_h2]:mt-8 [&_h2]:mb-2 [&_h2]:font-bold [&_h2]:text-title [&_p+p]:mt-3">
      <h1 className="mb-4 font-bold text-heading max-desk:sr-only">{title}</h1>
      {children}
    </article>
  )
}
