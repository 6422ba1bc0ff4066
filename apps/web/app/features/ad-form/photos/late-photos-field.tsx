import { PHOTO_LABELS } from '@trassa/ad-form/photos/photo-labels'
import { useUploads, useUploadsSnapshot } from '@trassa/ad-form/photos/uploads-context'
import { Button } from '@trassa/ui/actions/button'
import { Camera } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/hydration/lazy-part.ts'

const loadUploadProgress = () => import('./upload-progress.tsx')

/**
 * Asked for beside the form's first paint as well, so that it is there before its step; the progress comes
 * with it, for a line that is lost during an upload brings no code.
 */
export async function loadPhotosField() {
  const [field] = await Promise.all([import('./photos-field.tsx'), loadUploadProgress()])
  return field
}

const PhotosField = lazyPart(loadPhotosField)

/** The photos field, whose code comes after the form's: dragging and choosing files are a quarter of all script. */
export function LatePhotosField() {
  return (
    <Suspense fallback={<EmptyFrame />}>
      <PhotosField />
    </Suspense>
  )
}

const UploadProgress = lazyPart(loadUploadProgress)

interface LateUploadProgressProps {
  blocking: boolean
}

/** Of the photos field's code, which is there wherever something can be uploaded. */
export function LateUploadProgress({ blocking }: LateUploadProgressProps) {
  const { total } = useUploadsSnapshot(useUploads())
  if (total === 0) return null
  return (
    <Suspense>
      <UploadProgress blocking={blocking} />
    </Suspense>
  )
}

/** The same frame, before it works. */
function EmptyFrame() {
  return (
    <div className="grid gap-3">
      <div className="flex justify-center rounded-card border-2 border-line-strong border-dashed p-4">
        <Button variant="secondary" className="my-2" disabled>
          <Camera />
          {PHOTO_LABELS.add}
        </Button>
      </div>
      <p className="text-caption">{'\u00A0'}</p>
    </div>
  )
}
