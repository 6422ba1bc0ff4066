import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { PANE_WIDTHS } from '../../../shared/settings.ts'
import { useSettings } from '../../shared/settings/settings-context.ts'

/** Pixels of a key press. */
const STEP = 40
const STEPS: Partial<Record<string, number>> = { ArrowLeft: STEP, ArrowRight: -STEP }

const { least, greatest } = PANE_WIDTHS
const within = (width: number) => Math.round(Math.min(greatest, Math.max(least, width)))

/** The pane beside the table, with an edge to pull or to move by arrows; its width is remembered. */
export function ResizablePane({ children }: { children: ReactNode }) {
  const { settings, change } = useSettings()
  const frame = useRef<HTMLDivElement>(null)
  const begun = useRef<{ x: number; width: number } | null>(null)
  const { paneWidth } = settings

  const widthNow = () => frame.current?.querySelector('aside')?.offsetWidth ?? least
  /** Shown at once; stored when the edge is let go. */
  const draw = (width: number) =>
    frame.current?.style.setProperty('--pane-width', `${within(width)}px`)

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.code]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    change({ paneWidth: within(widthNow() + step) })
  }
  return (
    <div
      ref={frame}
      className="flex min-h-0 shrink-0"
      style={paneWidth === null ? {} : ({ '--pane-width': `${paneWidth}px` } as CSSProperties)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a line of a text cannot be moved */}
      <div
        role="separator"
        tabIndex={0}
        aria-label="Ширина панели"
        aria-orientation="vertical"
        aria-valuemin={least}
        aria-valuemax={greatest}
        aria-valuenow={paneWidth ?? least}
        className="-mr-1.5 z-1 w-1.5 cursor-col-resize rounded-full hover:bg-sign-text focus-visible:bg-sign-text"
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          begun.current = { x: event.clientX, width: widthNow() }
        }}
        onPointerMove={({ clientX }) => {
          if (begun.current) draw(begun.current.width + begun.current.x - clientX)
        }}
        onPointerUp={() => {
          if (begun.current) change({ paneWidth: within(widthNow()) })
          begun.current = null
        }}
      />
      {children}
    </div>
  )
}
