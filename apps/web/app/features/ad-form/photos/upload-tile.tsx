import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { IconButton } from '@trassa/ui/icon-button'
import { Progress } from '@trassa/ui/progress'
import { RotateCw, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isWorthRetrying, type Upload } from './uploads.ts'
import { useUploads } from './uploads-context.ts'

/** A picture of a file that is still here; its address is given back when nobody looks any more. */
function usePreview(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const created = URL.createObjectURL(file)
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [file])
  return url
}

const ON_PICTURE = 'bg-surface-raised/90! text-text'

/** A photograph on its way, or the reason why it did not arrive. */
export function UploadTile({ upload }: { upload: Upload }) {
  const { id, file, state } = upload
  const uploads = useUploads()
  const preview = usePreview(file)
  const isFailed = state.is === 'failed'
  return (
    <figure
      aria-label={file.name}
      className={`relative aspect-4/3 overflow-hidden rounded-control bg-surface-sunken ${isFailed ? 'border-2 border-stop-text' : ''}`}
    >
      {preview && <img src={preview} alt="" className="size-full object-cover opacity-35" />}
      <div className="absolute inset-0 flex flex-col justify-end p-2">
        {isFailed ? (
          <p
            role="alert"
            className="rounded-mark bg-surface-raised/95 p-1.5 text-caption text-stop-text"
          >
            {ERROR_TEXTS[state.code]}
          </p>
        ) : (
          <Progress
            label={`Загружается ${file.name}`}
            labelHidden
            value={state.is === 'sending' ? Math.round(state.share * 100) : 0}
          />
        )}
      </div>
      <div className="absolute top-1 right-1 flex gap-1">
        {isFailed && isWorthRetrying(state.code) && (
          <IconButton
            size="small"
            label="Загрузить ещё раз"
            icon={<RotateCw />}
            className={ON_PICTURE}
            onClick={() => uploads.retry(id)}
          />
        )}
        <IconButton
          size="small"
          label={isFailed ? 'Убрать' : 'Отменить загрузку'}
          icon={<X />}
          className={ON_PICTURE}
          onClick={() => uploads.cancel(id)}
        />
      </div>
    </figure>
  )
}
