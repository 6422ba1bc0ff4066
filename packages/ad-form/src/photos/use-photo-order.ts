import type { Photo } from '@trassa/contracts/entities/photo'
import { useAdForm } from '../context/ad-form-handle.ts'

/** Changes to the uploaded photos of the form; the first photo is the cover. Indexes count from 0. */
export function usePhotoOrder() {
  const form = useAdForm()
  function put(change: (photos: Photo[]) => Photo[]) {
    form.setValue('photos', change(form.getValues('photos')))
    form.clearErrors('photos')
  }
  return {
    move: (from: number, to: number) =>
      put((photos) => {
        const photo = photos[from]
        return photo ? photos.toSpliced(from, 1).toSpliced(to, 0, photo) : photos
      }),
    remove: (photo: Photo) => put((photos) => photos.filter(({ id }) => id !== photo.id)),
    /** Undoes `remove`. */
    restore: (photo: Photo, index: number) => put((photos) => photos.toSpliced(index, 0, photo)),
  }
}
