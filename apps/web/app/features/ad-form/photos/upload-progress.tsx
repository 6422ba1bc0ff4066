import { PHOTO_LABELS } from '@trassa/ad-form/photos/photo-labels'
import { useUploads, useUploadsSnapshot } from '@trassa/ad-form/photos/uploads-context'
import { Button } from '@trassa/ui/actions/button'
import { Progress } from '@trassa/ui/display/progress'

interface UploadProgressProps {
  /** Whether it covers the page (a submission is waiting) or stays at its edge. */
  blocking: boolean
}

/** spec §2: the loader of photos. It covers the page only while a submission waits for uploads. */
export default function UploadProgress({ blocking }: UploadProgressProps) {
  const uploads = useUploads()
  const { uploads: pending, total, done } = useUploadsSnapshot(uploads)
  if (total === 0) return null
  const moving = pending.filter(({ state }) => state.is !== 'failed')
  const sent = pending.reduce(
    (sum, { state }) => sum + (state.is === 'sending' ? state.share : 0),
    done,
  )
  const text = `Загружается ${Math.min(done + 1, total)} из ${total} фотографий...`
  const card = (
    <div
      role="status"
      className="pointer-events-auto grid w-80 max-w-full gap-2 rounded-card border bg-surface-raised p-4 shadow-float"
    >
      <Progress label={text} value={Math.round((sent / total) * 100)} />
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          for (const { id } of moving) uploads.cancel(id)
        }}
      >
        {PHOTO_LABELS.cancel}
      </Button>
    </div>
  )
  return blocking ? (
    <div className="fixed inset-0 z-50 grid place-items-center bg-overlay p-4">{card}</div>
  ) : (
    <div className="pointer-events-none fixed inset-x-4 bottom-20 z-30 flex justify-center desk:inset-x-auto desk:right-6 desk:bottom-6">
      {card}
    </div>
  )
}
