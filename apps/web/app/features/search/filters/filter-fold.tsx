import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react'

interface AllFilters {
  /** Of the same list with everything that is folded away rendered. */
  href: string
  areRendered: boolean
}

/** Where the folded filters of a panel are, without JavaScript and until it is there (docs/decisions/173). */
export const AllFiltersContext = createContext<AllFilters>({ href: '', areRendered: false })

interface FilterFoldProps {
  label: string
  /** How many of the values in it are chosen. */
  chosen: number
  /** Where it is the last part of the panel, with a line above. */
  isRest?: boolean
  /** Called once it is opened. */
  children: () => ReactNode
}

/** A folded part of the filters, rendered when it is opened; open from the start where something in it is chosen. */
export function FilterFold({ label, chosen, isRest = false, children }: FilterFoldProps) {
  const all = use(AllFiltersContext)
  const details = useRef<HTMLDetailsElement>(null)
  // Initial state only: clearing the last value must not fold the others away under the pointer.
  const [openAtFirst] = useState(chosen > 0 || (isRest && all.areRendered))
  const [isRendered, setRendered] = useState(openAtFirst || all.areRendered)
  const render = () => setRendered(true)
  // Opened while it was HTML.
  useLayoutEffect(() => {
    if (details.current?.open) setRendered(true)
  }, [])
  return (
    <details
      ref={details}
      open={openAtFirst}
      onToggle={({ currentTarget }) => currentTarget.open && render()}
      className={clsx('min-w-0', isRest && 'border-t pt-2')}
    >
      {/* Before the browser opens it, so that nothing jumps. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button of the browser's own. */}
      <summary onClick={render} className={isRest ? 'filter-rest' : 'filter-fold'}>
        <span>{label}</span>
        <span>
          {chosen > 0 && <span>{chosen}</span>}
          <ChevronDown />
        </span>
      </summary>
      {isRendered ? (
        children()
      ) : (
        <a href={all.href} rel="nofollow">
          Показать все фильтры
        </a>
      )}
    </details>
  )
}
