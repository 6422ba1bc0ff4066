import { useRender } from '@base-ui/react/use-render'
import clsx from 'clsx'

export interface LinkProps extends useRender.ComponentProps<'a'> {
  /** Coloured on hover only: in lists of links, breadcrumbs, footers. */
  quiet?: boolean
}

/** A link in text. With a router: `<Link render={<RouterLink to="…" />}>Условия</Link>`. */
export function Link({ quiet = false, render, className, ...props }: LinkProps) {
  return useRender({
    defaultTagName: 'a',
    render,
    props: {
      ...props,
      // styles/components.css
      className: clsx('link', quiet && 'link-quiet', className),
    },
  })
}
