import type { Photo } from '@trassa/contracts/entities/photo'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import type { AdFormHandle } from '../context/ad-form-handle.ts'
import { mistakeOfFile } from './check-file.ts'
import type { SendPhoto } from './send-photo.ts'
import { createUploads, type Uploads, type UploadsSnapshot } from './uploads.ts'

export const UploadsContext = createContext<Uploads | null>(null)

/** The uploads of the form that one stands in. */
export function useUploads(): Uploads {
  const uploads = use(UploadsContext)
  if (!uploads) throw new Error('useUploads needs an UploadsContext above it')
  return uploads
}

export const useUploadsSnapshot = (uploads: Uploads): UploadsSnapshot =>
  useSyncExternalStore(uploads.subscribe, uploads.read)

/** Puts a photograph where it was chosen: before the first that was chosen after it. */
export function inOrder(
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
  /** Until then files wait. */
  isLoggedIn: boolean
}

/** The form's uploads; they wait until somebody is logged in, and go on when the network returns. */
export function useFormUploads(form: AdFormHandle, { send, isLoggedIn }: FormUploadsOptions) {
  const [uploads] = useState((): Uploads => {
    const orders = new Map<string, number>()
    return createUploads({
      send,
      check: mistakeOfFile,
      onDone: (photo, order) => {
        orders.set(photo.id, order)
        form.setValue('photos', inOrder(form.getValues('photos'), photo, orders))
        form.clearErrors('photos')
      },
    })
  })
  useEffect(() => uploads.setOpen(isLoggedIn), [uploads, isLoggedIn])
  useEffect(() => {
    addEventListener('online', uploads.retryLost)
    return () => removeEventListener('online', uploads.retryLost)
  }, [uploads])
  return uploads
}
