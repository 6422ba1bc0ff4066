import Markdown from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'

const PROSE =
  'wrap-anywhere flex max-w-[72ch] flex-col gap-3 [&_a]:text-sign-text [&_a]:underline [&_li]:ml-5 [&_ol]:list-decimal [&_ul]:list-disc [&_blockquote]:border-l-2 [&_blockquote]:pl-3 [&_code]:wrap-anywhere'

/** Headings of a description are below those of the page; images are removed (domain §4). */
const COMPONENTS = { h1: 'h3', h2: 'h3', h3: 'h4', h4: 'h4', h5: 'h4', h6: 'h4' } as const

/** An ad's description: markdown without raw HTML; links are `nofollow`. */
export function Description({ text }: { text: string }) {
  return (
    <div className={PROSE}>
      <Markdown
        rehypePlugins={[rehypeSanitize]}
        disallowedElements={['img']}
        components={{
          ...COMPONENTS,
          a: ({ href, children }) => (
            <a href={href} rel="nofollow ugc noopener" target="_blank">
              {children}
            </a>
          ),
        }}
      >
        {text}
      </Markdown>
    </div>
  )
}
