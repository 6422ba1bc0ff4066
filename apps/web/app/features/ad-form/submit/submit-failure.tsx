import { AppError } from '@trassa/contracts/app-error'
import { Button } from '@trassa/ui/actions/button'
import { Link } from 'react-router-dom'
import { PATHS } from '../../../shared/addresses/paths.ts'
import { Notice } from '../notice.tsx'

/** A submission failure that belongs to no field. */
export function SubmitFailure({ error }: { error: Error | null }) {
  if (!(error instanceof AppError)) return null
  if (error.code === 'ad.quota') {
    return (
      <Notice
        tone="marking"
        title="Бесплатные публикации закончились"
        actions={
          <Button size="small" variant="secondary" render={<Link to={PATHS.myAds} />}>
            Снять другое объявление
          </Button>
        }
      >
        Это объявление сохранено в черновиках. Снимите с публикации другое, и его можно будет
        разместить.
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
