import { type ReactNode, useEffect, useRef } from 'react'

/**
 * The heading of a page of the flow. It takes the focus where the page replaced what had it – a pressed button or
 * link –, so that screen readers say what has come. A page that was just loaded leaves the focus at its beginning.
 */
export function PageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (isLost && navigator.userActivation?.hasBeenActive) heading.current?.focus()
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className="font-bold text-heading outline-none">
      {children}
    </h1>
  )
}
