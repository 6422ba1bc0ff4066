import { PHOTO_LABELS } from '@trassa/ad-form/photos/photo-labels'
import type { Upload } from '@trassa/ad-form/photos/uploads'
import { useUpload } from '@trassa/ad-form/photos/use-upload'
import { IconButton } from '@trassa/ui/actions/icon-button'
import { Progress } from '@trassa/ui/display/progress'
import { ImageOff, RotateCw, X } from 'lucide-react'
import { useEffect, useState } from 'react'

/** An upload under way, or the reason of its failure. */
export function UploadTile({ upload }: { upload: Upload }) {
  return upload.state.is === 'failed' ? (
    <FailedTile upload={upload} />
  ) : (
    <MovingTile upload={upload} />
  )
}

function MovingTile({ upload }: { upload: Upload }) {
  const { name, percent, stage, cancel } = useUpload(upload)
  return (
    <figure
      aria-label={name}
      className="relative aspect-4/3 overflow-hidden rounded-control bg-surface-sunken"
    >
      <Preview file={upload.file} className="size-full opacity-35" />
      <div className="absolute inset-x-2 bottom-2">
        <p className="tabular mb-1 font-medium text-caption">{stage}</p>
        <Progress label={`Загружается ${name}`} labelHidden value={percent} />
      </div>
      <IconButton
        size="small"
        label={PHOTO_LABELS.cancel}
        icon={<X />}
        className="absolute! top-1 right-1 bg-surface-raised/90! text-text"
        onClick={cancel}
      />
    </figure>
  )
}

function FailedTile({ upload }: { upload: Upload }) {
  const { name, failure, retry, cancel } = useUpload(upload)
  return (
    <figure
      aria-label={name}
      className="col-span-2 flex items-center gap-2 rounded-control border border-stop-text bg-surface-raised p-2"
    >
      <Preview file={upload.file} className="size-14 shrink-0 rounded-mark max-sm:hidden" />
      <div className="min-w-0 flex-1 text-caption">
        <p className="truncate text-text-muted">{name}</p>
        <p role="alert" className="text-stop-text">
          {failure}
        </p>
      </div>
      {retry && (
        <IconButton size="small" label={PHOTO_LABELS.retry} icon={<RotateCw />} onClick={retry} />
      )}
      <IconButton size="small" label="Убрать" icon={<X />} onClick={cancel} />
    </figure>
  )
}

/** The file as a picture, or an icon where the browser cannot decode it (HEIC). */
function Preview({ file, className }: { file: File; className: string }) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const created = URL.createObjectURL(file)
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [file])
  return url ? (
    <img src={url} alt="" className={`object-cover ${className}`} onError={() => setUrl(null)} />
  ) : (
    <span className={`grid place-items-center text-text-muted ${className}`}>
      <ImageOff />
    </span>
  )
}
