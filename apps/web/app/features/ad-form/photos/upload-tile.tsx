import { isWorthRetrying, type Upload } from '@trassa/ad-form/photos/uploads'
import { useUploads } from '@trassa/ad-form/photos/uploads-context'
import { ERROR_TEXTS, type ErrorCode } from '@trassa/contracts/errors'
import { IconButton } from '@trassa/ui/actions/icon-button'
import { Progress } from '@trassa/ui/display/progress'
import { ImageOff, RotateCw, X } from 'lucide-react'
import { useEffect, useState } from 'react'

/** A photograph on its way, or the reason why it did not arrive. */
export function UploadTile({ upload }: { upload: Upload }) {
  const { state } = upload
  return state.is === 'failed' ? (
    <FailedTile upload={upload} code={state.code} />
  ) : (
    <MovingTile upload={upload} share={state.is === 'sending' ? state.share : 0} />
  )
}

function MovingTile({ upload: { id, file }, share }: { upload: Upload; share: number }) {
  const uploads = useUploads()
  return (
    <figure
      aria-label={file.name}
      className="relative aspect-4/3 overflow-hidden rounded-control bg-surface-sunken"
    >
      <Preview file={file} className="size-full opacity-35" />
      <div className="absolute inset-x-2 bottom-2">
        <Progress label={`Загружается ${file.name}`} labelHidden value={Math.round(share * 100)} />
      </div>
      <IconButton
        size="small"
        label="Отменить загрузку"
        icon={<X />}
        className="absolute! top-1 right-1 bg-surface-raised/90! text-text"
        onClick={() => uploads.cancel(id)}
      />
    </figure>
  )
}

function FailedTile({ upload: { id, file }, code }: { upload: Upload; code: ErrorCode }) {
  const uploads = useUploads()
  return (
    <figure
      aria-label={file.name}
      className="col-span-2 flex items-center gap-2 rounded-control border border-stop-text bg-surface-raised p-2"
    >
      <Preview file={file} className="size-14 shrink-0 rounded-mark max-sm:hidden" />
      <div className="min-w-0 flex-1 text-caption">
        <p className="truncate text-text-muted">{file.name}</p>
        <p role="alert" className="text-stop-text">
          {ERROR_TEXTS[code]}
        </p>
      </div>
      {isWorthRetrying(code) && (
        <IconButton
          size="small"
          label="Загрузить ещё раз"
          icon={<RotateCw />}
          onClick={() => uploads.retry(id)}
        />
      )}
      <IconButton size="small" label="Убрать" icon={<X />} onClick={() => uploads.cancel(id)} />
    </figure>
  )
}

/** The file as a picture, where the browser can show it. */
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
