import { useMutation, useQueryClient } from '@tanstack/react-query'
import { meQuery } from '@trassa/api-client/queries'
import { deletionFinish, deletionInit } from '@trassa/contracts/calls/account'
import { Button } from '@trassa/ui/actions/button'
import { useToast } from '@trassa/ui/feedback/toast'
import { Dialog } from '@trassa/ui/overlays/dialog'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PATHS } from '../../../shared/addresses/paths.ts'
import { useApi } from '../../../shared/api/api-context.ts'
import { PhoneCode } from '../phone/phone-code.tsx'
import { type SentCode, sentCode } from '../phone/unfinished-change.ts'

interface DeletionDialogProps {
  phone: string
  /** The code on its way; a dialog that is opened again goes on with it. */
  sent: SentCode | null
  onSent: (sent: SentCode) => void
  onClose: () => void
}

/** What is deleted and what stays, then the code that confirms it. */
export default function DeletionDialog({ phone, sent, onSent, onClose }: DeletionDialogProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const [code, setCode] = useState('')
  const init = useMutation({
    mutationFn: () => api.ask(deletionInit),
    onMutate: () => finish.reset(),
    onSuccess: (flow) => {
      setCode('')
      onSent(sentCode(flow))
    },
  })
  const finish = useMutation({
    mutationFn: (flowId: string) => api.ask(deletionFinish, { body: { flowId, code } }),
    onSuccess: async () => {
      onClose()
      await navigate(PATHS.home)
      queryClient.clear()
      queryClient.setQueryData(meQuery(api).queryKey, null)
      toast('Аккаунт удалён', { tone: 'success' })
    },
  })
  const error = finish.error ?? init.error

  function submit(event: FormEvent) {
    event.preventDefault()
    if (sent) finish.mutate(sent.flowId)
    else init.mutate()
  }

  return (
    <Dialog open title="Удалить аккаунт?" onOpenChange={(open) => open || onClose()}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p>
          Сразу удалим имя, телефон, фото, Telegram, избранное и объявления, в течение двух суток –
          фотографии объявлений. Отменить удаление нельзя, а зарегистрироваться с этим номером можно
          снова.
        </p>
        <p className="text-text-muted">
          Останутся журнал решений по объявлениям и причины ваших жалоб – без имени, телефона и
          текста.
        </p>
        {sent && (
          <PhoneCode
            phone={phone}
            sent={sent}
            autoFocus
            value={code}
            error={error?.message}
            onResend={() => init.isPending || init.mutate()}
            onValueChange={(value) => {
              finish.reset()
              init.reset()
              setCode(value)
            }}
          />
        )}
        {!sent && error && (
          <p role="alert" className="text-stop-text">
            {error.message}
          </p>
        )}
        <Button
          type="submit"
          block
          variant={sent ? 'danger' : 'secondary'}
          loading={init.isPending || finish.isPending}
          disabled={sent !== null && code.length < 5}
        >
          {sent ? 'Удалить навсегда' : 'Получить код'}
        </Button>
      </form>
    </Dialog>
  )
}
