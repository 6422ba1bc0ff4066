import { useRender } from '@base-ui/react/use-render'
import clsx from 'clsx'

interface CardProps extends useRender.ComponentProps<'div'> {
  /** Without padding: for photos and tables that reach the edge. */
  bare?: boolean
  /** The whole card is a link or a button. */
  interactive?: boolean
}

/** A framed part of the page; without a shadow, which floating layers have. */
export function Card({ bare = false, interactive, render, className, ...props }: CardProps) {
  return useRender({
    defaultTagName: 'div',
    render,
    props: {
      ...props,
      className: clsx(
        'rounded-card border bg-surface-raised',
        bare ? 'overflow-hidden' : 'p-4 desk:p-5',
        interactive && 'transition-colors hover:border-line-strong',
        className,
      ),
    },
  })
}
