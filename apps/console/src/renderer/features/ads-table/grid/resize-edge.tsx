import { useRef } from 'react'

interface ResizeEdgeProps {
  width: number
  onResize: (width: number) => void
}

/** The right edge of a header; pulled, it gives the column another width when it is let go. */
export function ResizeEdge({ width, onResize }: ResizeEdgeProps) {
  const begun = useRef<number | null>(null)
  return (
    <span
      aria-hidden="true"
      className="absolute inset-y-1 right-0 w-1.5 cursor-col-resize rounded-full hover:bg-sign-text"
      draggable
      onDragStart={(event) => {
        // The column itself must not be dragged.
        event.preventDefault()
        event.stopPropagation()
      }}
      onPointerDown={(event) => {
        begun.current = event.clientX
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerUp={(event) => {
        if (begun.current !== null) onResize(width + event.clientX - begun.current)
        begun.current = null
      }}
    />
  )
}
