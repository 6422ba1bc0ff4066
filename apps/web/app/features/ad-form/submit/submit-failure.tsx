import { AppError } from '@trassa/contracts/app-error'
import { Button } from '@trassa/ui/actions/button'
import { Link } from 'react-router-dom'
import { PATHS } from '../../../shared/addresses/paths.ts'
import { Notice } from '../notice.tsx'
import { quotaRefusalOf } from './quota-refusal.ts'

/** A submission failure that belongs to no field. */
export function SubmitFailure({ error }: { error: Error | null }) {
  if (!(error instanceof AppError)) return null
  const refusal = quotaRefusalOf(error)
  if (refusal) {
    return (
      <Notice
        tone="marking"
        title={refusal.title}
        actions={
          <Button size="small" variant="secondary" render={<Link to={PATHS.myAds} />}>
            Мои объявления
          </Button>
        }
      >
        Это объявление сохранено в черновиках. {refusal.text}
      </Notice>
    )
  }
  if (error.code === 'ad.stale') return null
  return (
    <p role="alert" className="text-stop-text">
      {error.message}
    </p>
  )
}
