import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { PHOTO_LABELS } from './photo-labels.ts'
import { isWorthRetrying, type Upload } from './uploads.ts'
import { useUploads } from './uploads-context.ts'

/** One upload as its tile or row shows it. */
export function useUpload({ id, file, state }: Upload) {
  const { stages } = PHOTO_LABELS
  const percent = state.is === 'sending' ? Math.round(state.share * 100) : 0
  const sending = percent < 100 ? stages.sending(percent) : stages.processing
  const uploads = useUploads()
  return {
    name: file.name,
    /** Percent sent, 0…100. */
    percent,
    /** What happens to it, in Russian. */
    stage: state.is === 'waiting' || state.is === 'preparing' ? stages[state.is] : sending,
    /** Why it failed, in Russian; `null` while it is under way. */
    failure: state.is === 'failed' ? ERROR_TEXTS[state.code] : null,
    /** `null` where the same file would fail again. */
    retry: state.is === 'failed' && isWorthRetrying(state.code) ? () => uploads.retry(id) : null,
    /** Stops it, or removes it after a failure. */
    cancel: () => uploads.cancel(id),
  }
}
