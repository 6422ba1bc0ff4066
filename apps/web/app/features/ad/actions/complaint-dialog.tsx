import { useMutation } from '@tanstack/react-query'
import { AppError } from '@trassa/contracts/app-error'
import { complain } from '@trassa/contracts/calls/complaints'
import type { Ad } from '@trassa/contracts/entities/ad'
import {
  COMPLAINT_MAX,
  COMPLAINT_REASONS,
  type ComplaintReason,
} from '@trassa/contracts/enumerations/complaints'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { Button } from '@trassa/ui/actions/button'
import { RadioGroup } from '@trassa/ui/choices/radio-group'
import { useToast } from '@trassa/ui/feedback/toast'
import { TextArea } from '@trassa/ui/fields/text-area'
import { Dialog } from '@trassa/ui/overlays/dialog'
import { useState } from 'react'
import { useApi } from '../../../shared/api/api-context.ts'

const REASONS = Object.entries(COMPLAINT_REASONS).map(([value, label]) => ({
  value: value as ComplaintReason,
  label,
}))

interface ComplaintDialogProps {
  ad: Pick<Ad, 'id'>
  onClose: () => void
}

/** «Пожаловаться»: a reason and, if there is more to say, a text; without login. */
export default function ComplaintDialog({ ad, onClose }: ComplaintDialogProps) {
  const [api, toast] = [useApi(), useToast()]
  const [reason, setReason] = useState<ComplaintReason | null>(null)
  const [comment, setComment] = useState('')
  const sending = useMutation({
    mutationFn: (chosen: ComplaintReason) =>
      api.ask(complain, { params: { id: ad.id }, body: { reason: chosen, comment } }),
    onSuccess: () => {
      toast('Спасибо, мы проверим объявление', { tone: 'success' })
      onClose()
    },
  })
  const { error } = sending
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Что не так с объявлением"
      description="Жалобу прочтёт модератор. Продавец не узнает, кто её отправил."
      actions={
        // Beside the button: the end of a long dialog is out of sight on a phone.
        <div className="grid max-w-full gap-3">
          {error && (
            <p role="alert" className="text-stop-text">
              {error instanceof AppError ? error.message : ERROR_TEXTS['server.failed']}
            </p>
          )}
          <Button
            block
            disabled={reason === null || comment.length > COMPLAINT_MAX}
            loading={sending.isPending}
            onClick={() => reason && sending.mutate(reason)}
          >
            Отправить
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <RadioGroup label="Причина" options={REASONS} value={reason} onValueChange={setReason} />
        <TextArea
          label="Подробности"
          hint="Необязательно"
          limit={COMPLAINT_MAX}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
