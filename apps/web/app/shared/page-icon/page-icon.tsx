/** What stands in page-icons.css, by the name that lucide-react gives it. */
export type PageIconName =
  | 'bell'
  | 'heart'
  | 'layout-grid'
  | 'map-pin'
  | 'menu'
  | 'plus'
  | 'rows-3'
  | 'search'
  | 'sliders-horizontal'

/**
 * An icon of the header and of what surrounds a list, drawn by the stylesheet in place of an element with its shapes: these
 * pages have eleven (docs/decisions/174). It is never read out: what it stands beside, or in, has the name.
 */
export const PageIcon = ({ name }: { name: PageIconName }) => <i className={`icon-${name}`} />
