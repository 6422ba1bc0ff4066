import type { Photo } from '@trassa/contracts/entities/photo'

/** Makes a copy of a photo, turned clockwise by so many quarters; tells of its failures itself. */
export type TurnPhoto = (photo: Photo, quarters: number) => Promise<Photo>

interface PhotoTurnsOptions {
  turn: TurnPhoto
  onDone: (from: Photo, to: Photo) => void
}

/** Milliseconds in which further presses join the same request. */
const PAUSE = 600

export type PhotoTurns = ReturnType<typeof createPhotoTurns>

/**
 * Turns of photos: shown at once, asked for after a pause, as one request for several presses (decision 083).
 */
export function createPhotoTurns({ turn, onDone }: PhotoTurnsOptions) {
  /** Quarters by photo id, 0…3, as they are shown. */
  let quarters: ReadonlyMap<string, number> = new Map()
  let lastTurned: string | null = null
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const asking = new Set<string>()
  const listeners = new Set<() => void>()

  function put(id: string, value: number | null) {
    const next = new Map(quarters)
    if (value === null) next.delete(id)
    else next.set(id, value)
    quarters = next
    for (const listener of listeners) listener()
  }

  function askLater(photo: Photo) {
    clearTimeout(timers.get(photo.id))
    if (asking.has(photo.id)) return
    timers.set(
      photo.id,
      setTimeout(() => void askFor(photo), PAUSE),
    )
  }

  async function askFor(photo: Photo) {
    const { id } = photo
    const asked = quarters.get(id) ?? 0
    if (asked === 0) return put(id, null)
    asking.add(id)
    try {
      const turned = await turn(photo, asked)
      const left = ((quarters.get(id) ?? asked) - asked + 4) % 4
      lastTurned = turned.id
      onDone(photo, turned)
      put(id, null)
      if (left === 0) return
      put(turned.id, left)
      askLater(turned)
    } catch {
      put(id, null)
    } finally {
      asking.delete(id)
    }
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: (): ReadonlyMap<string, number> => quarters,
    /** Turns a photo by a quarter, clockwise. */
    add(photo: Photo) {
      put(photo.id, ((quarters.get(photo.id) ?? 0) + 1) % 4)
      askLater(photo)
    },
    /** Id of the copy that was made last: it stands in the place of a photo that may have had the focus. */
    lastTurned: (): string | null => lastTurned,
  }
}
