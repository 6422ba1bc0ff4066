import { type ComponentType, createContext, createElement, use } from 'react'

/** The name of the element that stands around a part, or in its place, until the page is finished. */
export const PART = 'kept-part'

/** A part of the page that is rendered. */
export interface KeptPlace {
  /** By which it is found when the page is finished. */
  at: number
  /** Its HTML is there already. */
  isKept: boolean
}

/** Notes a part of the page by what it is made of; `null` where the HTML of parts is not kept: in browsers, and in a page with a failed part. */
export const PartsContext = /* @__PURE__ */ createContext<((key: string) => KeptPlace) | null>(null)

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
  /** Its key may throw for what the part cannot show: then the page is rendered again without keeping. */
  function NotedPart({ note, props }: { note: (key: string) => KeptPlace; props: Props }) {
    const { at, isKept } = note(useKey(props))
    return createElement(PART, { 'data-at': at }, isKept ? null : <Part {...props} />)
  }
  return function KeptPart(props: Props) {
    const note = use(PartsContext)
    return note === null ? <Part {...props} /> : <NotedPart note={note} props={props} />
  }
}
