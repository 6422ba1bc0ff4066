import { useRender } from '@base-ui/react/use-render'
import clsx from 'clsx'
import type { ReactElement } from 'react'
import { formatNumber } from '../text/format-number.ts'
import { type PaginationItem, paginationItems } from './pagination-items.ts'

interface PaginationProps {
  page: number
  pages: number
  /** The link to a page: `(page) => <Link to={`?page=${page}`} />`. */
  renderLink: (page: number) => ReactElement
}

/** Numbered pages as links: they work without JavaScript and for crawlers. */
export function Pagination({ page, pages, renderLink }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav aria-label="Страницы">
      <ol className="flex flex-wrap justify-center gap-0.5 desk:gap-1">
        {paginationItems(page, pages).map((stop) => (
          <li key={stop.key}>
            <Stop stop={stop} current={stop.page === page} renderLink={renderLink} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface StopProps extends Pick<PaginationProps, 'renderLink'> {
  stop: PaginationItem
  current: boolean
}

function Stop({ stop, current, renderLink }: StopProps) {
  const box = 'tabular grid min-h-control min-w-control place-items-center rounded-control px-2'
  return useRender({
    defaultTagName: 'span',
    render: stop.page === null ? undefined : renderLink(stop.page),
    props:
      stop.page === null
        ? { className: clsx(box, 'text-text-muted'), children: '…' }
        : {
            'aria-label': `Страница ${stop.page}`,
            'aria-current': current ? 'page' : undefined,
            className: clsx(
              box,
              'transition-colors',
              current
                ? 'bg-asphalt font-medium text-on-asphalt forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none'
                : 'hover:bg-surface-hover',
            ),
            children: formatNumber(stop.page),
          },
  })
}
