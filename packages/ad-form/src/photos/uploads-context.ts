import type { Photo } from '@trassa/contracts/entities/photo'
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import type { AdFormHandle } from '../context/ad-form-handle.ts'
import { createPhotoTurns, type PhotoTurns, type TurnPhoto } from './photo-turns.ts'
import type { KnownFiles } from './preparing/known-files.ts'
import type { SendPhoto } from './send-photo.ts'
import { createUploads, type Uploads, type UploadsSnapshot } from './uploads.ts'

export const UploadsContext = createContext<FormUploads | null>(null)

/** The uploads of the surrounding form. */
export function useUploads(): FormUploads {
  const uploads = use(UploadsContext)
  if (!uploads) throw new Error('useUploads needs an UploadsContext above it')
  return uploads
}

const NO_TURNS: ReadonlyMap<string, number> = new Map()
const never = () => () => {}

/** Quarters by which photos are shown turned, by their ids. */
export const useTurns = ({ turns }: FormUploads): ReadonlyMap<string, number> =>
  useSyncExternalStore(turns?.subscribe ?? never, () => turns?.read() ?? NO_TURNS)

export const useUploadsSnapshot = (uploads: Uploads): UploadsSnapshot =>
  useSyncExternalStore(uploads.subscribe, uploads.read)

/** Inserts a photo in the order of choice: before the first that was chosen after it. */
export function insertInOrder(
  photos: readonly Photo[],
  photo: Photo,
  orders: ReadonlyMap<string, number>,
): Photo[] {
  const order = orders.get(photo.id) ?? 0
  const index = photos.findIndex(({ id }) => (orders.get(id) ?? 0) > order)
  return index < 0 ? [...photos, photo] : photos.toSpliced(index, 0, photo)
}

interface FormUploadsOptions {
  send: SendPhoto
  /** Absent where photos cannot be turned. */
  turn?: TurnPhoto
  /** Uploads wait until it is true. */
  isLoggedIn: boolean
  onSessionGone?: () => void
}

/** The uploads of a form, and what else happens to its photos. */
export interface FormUploads extends Uploads {
  /** Set by the photos field, whose code comes after the form's. */
  known: { current: KnownFiles | null }
  turns: PhotoTurns | null
}

/** Creates the form's uploads; they wait for the login and are retried when the network returns. */
export function useFormUploads(form: AdFormHandle, options: FormUploadsOptions): FormUploads {
  const { isLoggedIn, turn } = options
  const sessionGone = useEffectEvent(() => options.onSessionGone?.())
  const [uploads] = useState((): FormUploads => {
    const orders = new Map<string, number>()
    const known: FormUploads['known'] = { current: null }
    const queue = createUploads({
      send: options.send,
      // Comes with the photos field, after the form.
      prepare: async (file) => {
        const { preparePhoto } = await import('./preparing/prepare-photo.ts')
        return preparePhoto(file)
      },
      onSessionGone: options.onSessionGone && sessionGone,
      onDone: (photo, { id, file }) => {
        orders.set(photo.id, id)
        known.current?.uploaded(file, photo.id)
        form.setValue('photos', insertInOrder(form.getValues('photos'), photo, orders))
        form.clearErrors('photos')
      },
    })
    const turns =
      turn &&
      createPhotoTurns({
        turn,
        onDone: (from, to) => {
          known.current?.replaced(from.id, to.id)
          orders.set(to.id, orders.get(from.id) ?? 0)
          const photos = form.getValues('photos')
          form.setValue(
            'photos',
            photos.map((photo) => (photo.id === from.id ? to : photo)),
          )
        },
      })
    return { ...queue, known, turns: turns ?? null }
  })
  useEffect(() => uploads.setEnabled(isLoggedIn), [uploads, isLoggedIn])
  useEffect(() => {
    addEventListener('online', uploads.retryDisconnected)
    return () => removeEventListener('online', uploads.retryDisconnected)
  }, [uploads])
  return uploads
}
