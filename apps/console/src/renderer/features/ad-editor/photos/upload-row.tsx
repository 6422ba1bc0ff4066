import { isWorthRetrying, type Upload } from '@trassa/ad-form/photos/uploads'
import { useUploads } from '@trassa/ad-form/photos/uploads-context'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { IconButton } from '@trassa/ui/actions/icon-button'
import { Spinner } from '@trassa/ui/display/spinner'
import { RotateCw, X } from 'lucide-react'

/** A photograph on its way, or the reason why it did not arrive. */
export function UploadRow({ upload: { id, file, state } }: { upload: Upload }) {
  const uploads = useUploads()
  const isFailed = state.is === 'failed'
  return (
    <li className="flex min-h-8 items-center gap-2">
      {!isFailed && <Spinner label={null} />}
      <span className="truncate">{file.name}</span>
      {isFailed && (
        <span role="alert" className="text-stop-text">
          {ERROR_TEXTS[state.code]}
        </span>
      )}
      {isFailed && isWorthRetrying(state.code) && (
        <IconButton
          size="small"
          label="Загрузить ещё раз"
          icon={<RotateCw />}
          onClick={() => uploads.retry(id)}
        />
      )}
      <IconButton
        size="small"
        label={isFailed ? `Убрать ${file.name}` : `Отменить загрузку ${file.name}`}
        icon={<X />}
        onClick={() => uploads.cancel(id)}
      />
    </li>
  )
}
