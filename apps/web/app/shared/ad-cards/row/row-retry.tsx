import { Button } from '@trassa/ui/actions/button'
import { LABELS } from '@trassa/ui/text/labels'
import { use } from 'react'
import { ROW_FIELDS_FAILED, RowFieldsContext } from './row-fields.tsx'

/** In the column of a row's seller where the fields of rows could not be loaded: asks for those of all rows again. */
export function RowRetry() {
  const failure = use(RowFieldsContext)
  if (!failure) return null
  return (
    <div className="ad-seller">
      <p className="pr-11 text-caption text-text-muted">{ROW_FIELDS_FAILED}</p>
      <div className="mt-auto">
        <Button
          size="small"
          variant="secondary"
          block
          loading={failure.isRetrying}
          onClick={failure.retry}
        >
          {LABELS.retry}
        </Button>
      </div>
    </div>
  )
}
