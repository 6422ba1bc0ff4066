import { type RefObject, useEffect, useMemo, useState } from 'react'
import { columnsInSight, type Geometry } from './geometry.ts'

/** The columns that the frame shows; the same array until another column comes into sight. */
export function useColumnsInSight(frame: RefObject<HTMLDivElement | null>, geometry: Geometry) {
  const [sight, setSight] = useState(() => ({ scrollLeft: 0, width: window.innerWidth }))
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const read = () => {
      const { scrollLeft, clientWidth: width } = element
      element.toggleAttribute('data-sideways', scrollLeft > 0)
      setSight((before) =>
        before.scrollLeft === scrollLeft && before.width === width ? before : { scrollLeft, width },
      )
    }
    read()
    element.addEventListener('scroll', read, { passive: true })
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', read)
      observer.disconnect()
    }
  }, [frame])
  const [first, last] = columnsInSight(geometry, sight)
  return useMemo(() => geometry.columns.slice(first, last + 1), [geometry, first, last])
}
