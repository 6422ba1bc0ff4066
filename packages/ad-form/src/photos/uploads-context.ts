import type { Photo } from '@trassa/contracts/entities/photo'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import type { AdFormHandle } from '../context/ad-form-handle.ts'
import { checkFile } from './check-file.ts'
import type { SendPhoto } from './send-photo.ts'
import { createUploads, type Uploads, type UploadsSnapshot } from './uploads.ts'

export const UploadsContext = createContext<Uploads | null>(null)

/** The uploads of the surrounding form. */
export function useUploads(): Uploads {
  const uploads = use(UploadsContext)
  if (!uploads) throw new Error('useUploads needs an UploadsContext above it')
  return uploads
}

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
  /** Uploads wait until it is true. */
  isLoggedIn: boolean
}

/** Creates the form's uploads; they wait for the login and are retried when the network returns. */
export function useFormUploads(form: AdFormHandle, { send, isLoggedIn }: FormUploadsOptions) {
  const [uploads] = useState((): Uploads => {
    const orders = new Map<string, number>()
    return createUploads({
      send,
      check: checkFile,
      onDone: (photo, order) => {
        orders.set(photo.id, order)
        form.setValue('photos', insertInOrder(form.getValues('photos'), photo, orders))
        form.clearErrors('photos')
      },
    })
  })
  useEffect(() => uploads.setEnabled(isLoggedIn), [uploads, isLoggedIn])
  useEffect(() => {
    addEventListener('online', uploads.retryDisconnected)
    return () => removeEventListener('online', uploads.retryDisconnected)
  }, [uploads])
  return uploads
}
