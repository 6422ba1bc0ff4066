import { ArrowUpRight } from 'lucide-react'

const isOutside = (to: string): boolean => to.startsWith('https://')

/** Properties of a router's link to a page of this site, or to another site in a new tab. */
export const linkProps = (to: string) =>
  isOutside(to) ? { to, target: '_blank', rel: 'noopener' } : { to }

/** Beside a link's words: that it leaves the site, also for screen readers. Nothing for the site's own pages. */
export function OutsideMark({ to }: { to: string }) {
  if (!isOutside(to)) return null
  return (
    <>
      <ArrowUpRight aria-hidden="true" className="size-4! shrink-0 text-text-muted" />
      <span className="sr-only">, откроется в новой вкладке</span>
    </>
  )
}
