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
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable'
import { useAdForm } from '@trassa/ad-form/context/ad-form-handle'
import type { Photo } from '@trassa/contracts/entities/photo'
import { useToast } from '@trassa/ui/feedback/toast'
import { announcementsOf, INSTRUCTIONS } from './drag-labels.ts'
import { PhotoTile } from './photo-tile.tsx'

/** Long enough to press «Вернуть» after looking at what is gone. */
const UNDO_MS = 6000

/** The photographs that have arrived; the first one is the cover. */
export function SortablePhotos({ photos }: { photos: readonly Photo[] }) {
  const form = useAdForm()
  const toast = useToast()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that scrolls the page must not take a picture along.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = photos.map(({ id }) => id)

  function move({ active, over }: DragEndEvent) {
    const from = ids.indexOf(String(active.id))
    const to = over ? ids.indexOf(String(over.id)) : -1
    if (from >= 0 && to >= 0 && from !== to)
      form.setValue('photos', arrayMove([...photos], from, to))
  }

  function remove(photo: Photo, index: number) {
    form.setValue(
      'photos',
      photos.filter(({ id }) => id !== photo.id),
    )
    toast('Фотография убрана', {
      duration: UNDO_MS,
      action: {
        label: 'Вернуть',
        onClick: () => form.setValue('photos', form.getValues('photos').toSpliced(index, 0, photo)),
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
            onRemove={() => remove(photo, index)}
          />
        ))}
      </SortableContext>
    </DndContext>
  )
}
