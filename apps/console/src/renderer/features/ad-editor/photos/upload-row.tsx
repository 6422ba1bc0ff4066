import { PHOTO_LABELS } from '@trassa/ad-form/photos/photo-labels'
import type { Upload } from '@trassa/ad-form/photos/uploads'
import { useUpload } from '@trassa/ad-form/photos/use-upload'
import { IconButton } from '@trassa/ui/actions/icon-button'
import { Spinner } from '@trassa/ui/display/spinner'
import { RotateCw, X } from 'lucide-react'

/** An upload under way, or the reason of its failure. */
export function UploadRow({ upload }: { upload: Upload }) {
  const { name, failure, retry, cancel } = useUpload(upload)
  const isFailed = failure !== null
  return (
    <li className="flex min-h-8 items-center gap-2">
      {!isFailed && <Spinner label={null} />}
      <span className="truncate">{name}</span>
      {isFailed && (
        <span role="alert" className="text-stop-text">
          {failure}
        </span>
      )}
      {retry && (
        <IconButton size="small" label={PHOTO_LABELS.retry} icon={<RotateCw />} onClick={retry} />
      )}
      <IconButton
        size="small"
        label={isFailed ? `Убрать ${name}` : `${PHOTO_LABELS.cancel} ${name}`}
        icon={<X />}
        onClick={cancel}
      />
    </li>
  )
}
