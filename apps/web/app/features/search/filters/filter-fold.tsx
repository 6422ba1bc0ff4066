import {
  createContext,
  type ReactNode,
  use,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

interface AllFilters {
  /** Called when the visitor opens what lacks its options: brings the whole form (`use-whole-form.ts`). */
  complete?: () => void
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
  /** Its options are not on the page: until they come it leads to them. */
  isComing?: boolean
  /** Called once it is opened. */
  children: () => ReactNode
}

/** A folded part of the filters, rendered when it is opened; open from the start where something in it is chosen. */
export function FilterFold(props: FilterFoldProps) {
  const { label, chosen, isRest = false, isComing = false, children } = props
  const all = use(AllFiltersContext)
  const details = useRef<HTMLDetailsElement>(null)
  // Initial state only: clearing the last value must not fold the others away under the pointer.
  const [openAtFirst] = useState(chosen > 0 || (isRest && all.areRendered))
  const [isRendered, setRendered] = useState(openAtFirst || all.areRendered)
  const render = () => {
    setRendered(true)
    // What the page is sent open has its options.
    if (!openAtFirst) all.complete?.()
  }
  const renderOpened = useEffectEvent(() => {
    if (details.current?.open) render()
  })
  // Opened while it was HTML.
  useLayoutEffect(() => renderOpened(), [])
  return (
    <details
      ref={details}
      open={openAtFirst}
      onToggle={({ currentTarget }) => currentTarget.open && render()}
      className={isRest ? 'border-t pt-2' : undefined}
    >
      {/* Before the browser opens it, so that nothing jumps. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button of the browser's own. */}
      <summary onClick={render} className={isRest ? 'filter-rest' : 'filter-fold'}>
        <span>{label}</span>
        <span>{chosen > 0 && <span>{chosen}</span>}</span>
      </summary>
      {isRendered && !isComing ? (
        children()
      ) : (
        <a href={all.href} rel="nofollow">
          Показать все фильтры
        </a>
      )}
    </details>
  )
}
