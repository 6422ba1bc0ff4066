import { type KeyboardEvent, type UIEvent, useRef, useState } from 'react'

/** Index and navigation of a strip that scrolls by whole photographs: keys, buttons, touch. */
export function useGallery(count: number) {
  const strip = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)

  const show = (wanted: number) => {
    const next = (wanted + count) % count
    setIndex(next)
    const element = strip.current
    element?.scrollTo({ left: next * element.clientWidth, behavior: 'instant' })
  }
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) => {
    if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, number>> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: count - 1,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    show(next)
  }
  return { strip, index, show, onScroll, onKeyDown }
}
