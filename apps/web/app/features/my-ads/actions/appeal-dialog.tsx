import { APPEAL_MAX } from '@trassa/contracts/calls/ads'
import type { OwnAdCard } from '@trassa/contracts/entities/ad'
import { PAYMENT_STATUSES } from '@trassa/contracts/enumerations/ads'
import { Button } from '@trassa/ui/actions/button'
import { Link as TextLink } from '@trassa/ui/actions/link'
import { TextArea } from '@trassa/ui/fields/text-area'
import { Dialog } from '@trassa/ui/overlays/dialog'

import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../../shared/addresses/paths.ts'

interface AppealDialogProps {
  ad: OwnAdCard
  loading: boolean
  /** The publication that came back is spent, and the appeal needs one. */
  isUnpaid: boolean
  onClose: () => void
  onAppeal: (text: string) => void
}

function mistakeIn(text: string): string | undefined {
  if (text.trim() === '') return 'Напишите, почему вы не согласны с решением'
  return text.length > APPEAL_MAX ? `Сократите до ${APPEAL_MAX} знаков` : undefined
}

/** domain §3: an owner questions a block once, in words that the other moderator reads. */
export function AppealDialog({ ad, loading, isUnpaid, onClose, onAppeal }: AppealDialogProps) {
  const [text, setText] = useState('')
  const [isAsked, setAsked] = useState(false)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Обжаловать блокировку"
      description={`${ad.title}. Решение проверит другой модератор. Обжаловать можно один раз.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Отмена
          </Button>
          <Button
            loading={loading}
            onClick={() => (mistakeIn(text) ? setAsked(true) : onAppeal(text.trim()))}
          >
            Отправить
          </Button>
        </>
      }
    >
      <TextArea
        label="Почему вы не согласны"
        value={text}
        onChange={(event) => setText(event.target.value)}
        limit={APPEAL_MAX}
        rows={5}
        error={isAsked ? mistakeIn(text) : undefined}
      />
      {ad.paymentStatus === PAYMENT_STATUSES.refunded && !isUnpaid && (
        <p className="mt-3 text-caption text-text-muted">
          Публикация вернулась к вам, обжалование снова её займёт. Если модератор откажет, она
          вернётся ещё раз.
        </p>
      )}
      {isUnpaid && (
        <p role="alert" className="mt-3 text-stop-text">
          Вернувшаяся публикация уже израсходована.{' '}
          <TextLink render={<Link to={PATHS.packages} target="_blank" />}>Купите ещё одну</TextLink>{' '}
          и отправьте снова: текст останется.
        </p>
      )}
    </Dialog>
  )
}
