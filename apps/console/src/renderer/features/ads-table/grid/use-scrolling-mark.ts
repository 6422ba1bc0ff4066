import { useCallback, useEffect, useRef } from 'react'

/** After the last step of scrolling, in milliseconds. */
const REST_MS = 100

/** Marks a frame while it is scrolled, outside of React: nothing is drawn for it. */
export function useScrollingMark() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((frame: Element) => {
    frame.setAttribute('data-scrolling', '')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => frame.removeAttribute('data-scrolling'), REST_MS)
  }, [])
}
