import { formatDate } from '@trassa/catalog/format/dates'
import type { ConfirmableAd } from '@trassa/contracts/entities/ad-confirmation'
import { Button } from '@trassa/ui/actions/button'
import { Card } from '@trassa/ui/display/card'
import { AlertDialog } from '@trassa/ui/overlays/alert-dialog'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { OfferLines } from '../../shared/ad-view/offer-lines.tsx'
import { PATHS } from '../../shared/addresses/paths.ts'
import { PublishButton } from './publish-button.tsx'
import type { useAnswer } from './use-answer.ts'

interface AnswerCardProps {
  ad: ConfirmableAd
  now: Date
  answer: ReturnType<typeof useAnswer>
}

/** What is asked for the thing and where, and the owner's three answers; on a phone the first one stands below. */
export function AnswerCard({ ad, now, answer }: AnswerCardProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Card className="flex flex-col gap-4">
      <OfferLines ad={ad} />
      <hr className="border-t" />
      <div className="max-desk:hidden">
        <PublishButton answer={answer} />
      </div>
      <div className="grid gap-2 max-desk:grid-cols-2">
        <Button variant="secondary" block render={<Link to={`${PATHS.createAd}?id=${ad.id}`} />}>
          <Pencil />
          Изменить
        </Button>
        <Button variant="quiet" block onClick={() => setAsking(true)}>
          Это не моё
        </Button>
      </div>
      <p className="text-caption text-text-muted">
        Ссылка действует до {formatDate(ad.linkExpiresAt, now)}. Никому её не пересылайте.
      </p>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Это не ваше объявление?"
        description="Мы удалим черновик и сообщим модераторам. Вернуть его будет нельзя."
        confirm="Удалить черновик"
        cancel="Отмена"
        danger
        loading={answer.busy === 'disown'}
        onConfirm={() => answer.give('disown', () => setAsking(false))}
      />
    </Card>
  )
}
