import { useMutation, useQueryClient } from '@tanstack/react-query'
import { meQuery } from '@trassa/api-client/queries'
import { deletionFinish, deletionInit } from '@trassa/contracts/calls/account'
import { formatPhone } from '@trassa/contracts/phone'
import { Button } from '@trassa/ui/actions/button'
import { useToast } from '@trassa/ui/feedback/toast'
import { CodeField } from '@trassa/ui/fields/code-field'
import { Dialog } from '@trassa/ui/overlays/dialog'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PATHS } from '../../../shared/addresses/paths.ts'
import { useApi } from '../../../shared/api/api-context.ts'

interface DeletionDialogProps {
  phone: string
  onClose: () => void
}

/** What is deleted and what stays, then the code that confirms it. */
export default function DeletionDialog({ phone, onClose }: DeletionDialogProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const [code, setCode] = useState('')
  const init = useMutation({ mutationFn: () => api.ask(deletionInit) })
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
  const flow = init.data

  function submit(event: FormEvent) {
    event.preventDefault()
    if (flow) finish.mutate(flow.id)
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
        {flow && (
          <CodeField
            label={`Код из SMS на номер ${formatPhone(phone)}`}
            value={code}
            error={error?.message}
            onValueChange={(value) => {
              finish.reset()
              setCode(value)
            }}
          />
        )}
        {!flow && error && (
          <p role="alert" className="text-stop-text">
            {error.message}
          </p>
        )}
        <Button
          type="submit"
          block
          variant={flow ? 'danger' : 'secondary'}
          loading={init.isPending || finish.isPending}
          disabled={flow && code.length < 5}
        >
          {flow ? 'Удалить навсегда' : 'Получить код'}
        </Button>
      </form>
    </Dialog>
  )
}
