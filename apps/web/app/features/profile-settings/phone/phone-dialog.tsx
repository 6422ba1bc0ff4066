import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sessionsQuery } from '@trassa/api-client/account-queries'
import { meQuery } from '@trassa/api-client/queries'
import type { CallAnswer } from '@trassa/contracts/call'
import { phoneChangeFinish, phoneChangeInit } from '@trassa/contracts/calls/account'
import { formatPhone, normalizePhone } from '@trassa/contracts/phone'
import { mobilePhoneSchema } from '@trassa/contracts/values'
import { Button } from '@trassa/ui/actions/button'
import { Link } from '@trassa/ui/actions/link'
import { useToast } from '@trassa/ui/feedback/toast'
import { CodeField } from '@trassa/ui/fields/code-field'
import { PhoneField } from '@trassa/ui/fields/phone-field'
import { Dialog } from '@trassa/ui/overlays/dialog'
import { type FormEvent, useState } from 'react'
import { PATHS } from '../../../shared/addresses/paths.ts'
import { useApi } from '../../../shared/api/api-context.ts'

interface PhoneDialogProps {
  /** The number that the account has. */
  present: string
  onClose: () => void
}

const NO_CODES = { present: '', next: '' }

/** The new number, then the codes of both; everything typed stays after a refusal. */
export default function PhoneDialog({ present, onClose }: PhoneDialogProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const toast = useToast()
  const [phone, setPhone] = useState('')
  const [mistake, setMistake] = useState<string>()
  const [codes, setCodes] = useState(NO_CODES)
  const next = normalizePhone(phone) ?? phone
  const init = useMutation({
    mutationFn: () => api.ask(phoneChangeInit, { body: { phone: next } }),
    onSuccess: () => setCodes(NO_CODES),
    onError: (error) => setMistake(error.message),
  })
  const finish = useMutation({
    mutationFn: (flows: CallAnswer<typeof phoneChangeInit>) =>
      api.ask(phoneChangeFinish, {
        body: {
          present: { flowId: flows.present.id, code: codes.present },
          next: { flowId: flows.next.id, code: codes.next },
        },
      }),
    onSuccess: (profile) => {
      queryClient.setQueryData(meQuery(api).queryKey, profile)
      void queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey })
      toast('Номер изменён. На других устройствах нужно войти заново.', { tone: 'success' })
      onClose()
    },
    onError: (error) => setMistake(error.message),
  })
  const flows = init.data

  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = flows ? undefined : mobilePhoneSchema.safeParse(next).error?.issues[0]?.message
    setMistake(wrong)
    if (wrong) return
    if (flows) finish.mutate(flows)
    else init.mutate()
  }

  const code = (which: keyof typeof NO_CODES, of: string) => (
    <CodeField
      label={`Код с номера ${formatPhone(of)}`}
      value={codes[which]}
      error={which === 'next' ? mistake : undefined}
      onValueChange={(value) => {
        setMistake(undefined)
        setCodes({ ...codes, [which]: value })
      }}
    />
  )

  return (
    <Dialog open title="Смена номера" onOpenChange={(open) => open || onClose()}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {flows ? (
          <>
            {code('present', present)}
            {code('next', next)}
          </>
        ) : (
          <PhoneField
            label="Новый номер"
            hint="Пришлём по коду на оба номера: нынешний и новый"
            value={phone}
            error={mistake}
            readOnly={init.isPending}
            onValueChange={(value) => {
              setMistake(undefined)
              setPhone(value)
            }}
          />
        )}
        <Button
          type="submit"
          block
          loading={init.isPending || finish.isPending}
          disabled={flows && codes.present.length + codes.next.length < 10}
        >
          {flows ? 'Сменить номер' : 'Получить коды'}
        </Button>
        <p className="text-caption text-text-muted">
          Нет доступа к нынешнему номеру?{' '}
          <Link href={PATHS.help} target="_blank" rel="noopener">
            Напишите в поддержку
          </Link>
        </p>
      </form>
    </Dialog>
  )
}
