import { type ComponentType, createContext, createElement, use } from 'react'

/** The name of the element that stands around a part, or in its place, until the page is finished. */
export const PART = 'kept-part'

/** A part of the page that is rendered. */
export interface NotedPart {
  /** By which it is found when the page is finished. */
  at: number
  /** Its HTML is there already. */
  isKept: boolean
}

/** Notes a part of the page by what it is made of; `null` where the HTML of parts is not kept: in browsers, and in a page with a failed part. */
export const PartsContext = /* @__PURE__ */ createContext<((key: string) => NotedPart) | null>(null)

/**
 * Keeps the HTML of a part that stands on many pages, for servers only (docs/decisions/175). The part must not use `useId` and must
 * read from no context what differs between pages.
 *
 * @param useKey Everything that the HTML of the part depends on.
 */
export function keptPart<Props extends object>(
  Part: ComponentType<Props>,
  useKey: (props: Props) => string,
): ComponentType<Props> {
  return function KeptPart(props: Props) {
    const key = useKey(props)
    const note = use(PartsContext)
    if (note === null) return <Part {...props} />
    const { at, isKept } = note(key)
    return createElement(PART, { 'data-at': at }, isKept ? null : <Part {...props} />)
  }
}
