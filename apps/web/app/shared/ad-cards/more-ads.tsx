import { AppError } from '@trassa/contracts/app-error'
import { LoadMore } from '@trassa/ui/navigation/load-more'
import type { MouseEvent } from 'react'
import type { AdPages } from './ad-pages.ts'

interface MoreAdsProps {
  found: AdPages
  /** The next page as an address: without JavaScript the list goes on there. */
  href: string
  /** The list with so many pages as an address: it survives reload, Back and sharing. */
  hrefWith?: (pages: number) => string
}

/** "Показать ещё": in place with JavaScript, on a page of its own without. */
export function MoreAds({ found, href, hrefWith }: MoreAdsProps) {
  const { ads, total = 0, nextCursor, isFetchingMore, moreError, more } = found
  if (nextCursor === null) return null
  const here = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const pages = await more()
    // Not through the router: its loaders need not run, and its state of this entry keeps the scroll.
    if (hrefWith) history.replaceState(history.state, '', hrefWith(pages))
  }
  return (
    <>
      {moreError && !isFetchingMore && (
        <p role="alert" className="pt-4 text-center text-caption text-stop-text">
          {moreError instanceof AppError ? moreError.message : 'Не получилось загрузить'}
        </p>
      )}
      <LoadMore
        shown={ads.length}
        total={total}
        loading={isFetchingMore}
        onMore={() => undefined}
        render={<a href={href} rel="next" onClick={here} />}
      />
    </>
  )
}
