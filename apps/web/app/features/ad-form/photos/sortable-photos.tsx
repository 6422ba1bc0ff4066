import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable'
import { useTurns, useUploads } from '@trassa/ad-form/photos/uploads-context'
import { usePhotoOrder } from '@trassa/ad-form/photos/use-photo-order'
import type { Photo } from '@trassa/contracts/entities/photo'
import { useToast } from '@trassa/ui/feedback/toast'
import { useState } from 'react'
import { announcementsOf, INSTRUCTIONS } from './drag-labels.ts'
import { PhotoTile } from './photo-tile.tsx'

/** Longer than other notices: time to notice the removed photo and press «Вернуть». */
const UNDO_MS = 6000

/** The uploaded photos in their order, moved by mouse, touch or keyboard. */
export function SortablePhotos({ photos }: { photos: readonly Photo[] }) {
  const order = usePhotoOrder()
  const uploads = useUploads()
  const quarters = useTurns(uploads)
  const toast = useToast()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // The delay tells scrolling the page from dragging a photo.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = photos.map(({ id }) => id)
  const [afterRemoved, setAfterRemoved] = useState<string | null>(null)

  function move({ active, over }: DragEndEvent) {
    const from = ids.indexOf(String(active.id))
    const to = over ? ids.indexOf(String(over.id)) : -1
    if (from >= 0 && to >= 0 && from !== to) order.move(from, to)
  }

  function remove(photo: Photo, index: number) {
    order.remove(photo)
    setAfterRemoved(ids[index + 1] ?? ids[index - 1] ?? null)
    toast('Фотография убрана', {
      duration: UNDO_MS,
      action: {
        label: 'Вернуть',
        onClick: () => order.restore(photo, index),
      },
    })
  }

  return (
    <DndContext
      id="photos"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={move}
      accessibility={{
        announcements: announcementsOf(ids),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            place={index + 1}
            quarters={quarters.get(photo.id) ?? 0}
            isAfterRemoved={afterRemoved === photo.id}
            isTurned={uploads.turns?.lastTurned() === photo.id}
            onTurn={() => uploads.turns?.add(photo)}
            onRemove={() => remove(photo, index)}
          />
        ))}
      </SortableContext>
    </DndContext>
  )
}
