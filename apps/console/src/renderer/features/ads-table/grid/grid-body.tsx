// biome-ignore-all lint/a11y/useSemanticElements: rows and cells are placed, which a table would lay out again (decision 136)
import { useVirtualizer } from '@tanstack/react-virtual'
import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'
import { type RefObject, useEffect, useImperativeHandle } from 'react'
import type { AdRowsAccess } from '../rows/use-ad-rows.ts'
import type { Selection } from '../selection/use-selection.ts'
import { type Geometry, HEADER_HEIGHT, type PlacedColumn, ROW_HEIGHT } from './geometry.ts'
import { GridRow } from './grid-row.tsx'

/** Rows beyond the frame that are drawn, so that a turn of the wheel finds them ready. */
const OVERSCAN = 8

/** The cell that the keyboard stands on. */
export interface GridCursor {
  row: number
  column: number
}

export interface GridBodyHandle {
  scrollToRow: (index: number) => void
}

interface GridBodyProps {
  frame: RefObject<HTMLDivElement | null>
  rows: AdRowsAccess
  geometry: Geometry
  columns: readonly PlacedColumn[]
  selection: Selection | null
  cursor: GridCursor | null
  openedId: string | null
  isOwn: (row: AdRow) => boolean
  initialOffset: number
  ref: RefObject<GridBodyHandle | null>
}

/**
 * The rows in sight. It alone is drawn at each step of scrolling. A row's element is used again for the row that
 * comes into sight, and elements keep their order: React writes new texts and moves nothing.
 */
export function GridBody(props: GridBodyProps) {
  const { frame, rows, geometry, columns, selection, cursor, openedId, isOwn, ref } = props
  const virtual = useVirtualizer({
    count: rows.count,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    scrollMargin: HEADER_HEIGHT,
    scrollPaddingStart: HEADER_HEIGHT,
    overscan: OVERSCAN,
    initialOffset: props.initialOffset,
    // Until the frame is measured: the first drawing has rows already.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    useFlushSync: false,
  })
  const items = virtual.getVirtualItems()
  const [from, to] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0]
  const { show } = rows
  useEffect(() => show(from, to), [show, from, to])
  useImperativeHandle(ref, () => ({ scrollToRow: (index) => virtual.scrollToIndex(index) }), [
    virtual,
  ])

  const height = virtual.scrollRect?.height ?? 0
  const slots = Math.ceil(height / ROW_HEIGHT) + 2 * OVERSCAN + 2
  const bySlot = new Map(items.map(({ index }) => [index % slots, index]))
  return (
    <div
      role="rowgroup"
      className="relative"
      style={{ height: rows.count * ROW_HEIGHT, width: geometry.width }}
    >
      {Array.from({ length: slots }, (_, slot) => {
        const index = bySlot.get(slot)
        if (index === undefined) return null
        const present = rows.rowAt(index)
        const isMine = present !== undefined && isOwn(present.row)
        return (
          <GridRow
            key={slot}
            index={index}
            present={present}
            geometry={geometry}
            columns={columns}
            isOpen={present !== undefined && present.row.id === openedId}
            // "All that is found" leaves out one's own: the gateway refuses them.
            isMarked={!isMine && (selection?.isMarked(present?.row.id ?? '') ?? false)}
            isOwn={isMine}
            cursor={cursor?.row === index ? cursor.column : null}
          />
        )
      })}
    </div>
  )
}
