import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sessionsQuery } from '@trassa/api-client/account-queries'
import { meQuery } from '@trassa/api-client/queries'
import { AppError } from '@trassa/contracts/app-error'
import {
  PHONE_SIDES,
  type PhoneSide,
  phoneChangeFinish,
  phoneChangeInit,
  phoneChangeResend,
} from '@trassa/contracts/calls/account'
import type { Profile } from '@trassa/contracts/entities/user'
import { useToast } from '@trassa/ui/feedback/toast'
import { useState } from 'react'
import { useApi } from '../../../shared/api/api-context.ts'
import {
  keepPhoneChange,
  type PhoneChange,
  readPhoneChange,
  sentCode,
} from './unfinished-change.ts'

/** Where a refusal is shown: at one of the codes, or at the number. */
export type PhoneMistake = { at: PhoneSide | 'phone'; text: string }

/** The code that was refused, as the gateway names it; else the new number's, of which most are. */
const sideOf = (error: Error): PhoneSide => {
  const place = error instanceof AppError ? error.issues[0]?.loc[1] : undefined
  return PHONE_SIDES.find((side) => side === place) ?? 'next'
}

/** The number belongs to another account: another number is asked for. */
const isTaken = (error: Error) => error instanceof AppError && error.code === 'auth.phone_known'

/** The call's own sentence leads to a login, which is not what one wants here. */
const TAKEN = 'Этот номер уже у другого аккаунта. Укажите другой.'

/** The change of a phone (decision 064); what waits for its codes survives a reload of the page. */
export function usePhoneChange({ id: userId }: Profile, onChanged: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const toast = useToast()
  const [change, setChange] = useState(() => readPhoneChange(userId))
  const [mistake, setMistake] = useState<PhoneMistake | null>(null)
  const keep = (next: PhoneChange | null) => {
    keepPhoneChange(userId, next)
    setChange(next)
  }
  const refuse = (at: PhoneMistake['at'], error: Error) =>
    setMistake({ at, text: isTaken(error) ? TAKEN : error.message })

  const init = useMutation({
    mutationFn: (phone: string) => api.ask(phoneChangeInit, { body: { phone } }),
    onSuccess: ({ present, next }, phone) =>
      keep({ phone, sent: { present: sentCode(present), next: sentCode(next) } }),
    onError: (error) => refuse('phone', error),
  })
  const resend = useMutation({
    mutationFn: ({ phone, side }: { phone: string; side: PhoneSide }) =>
      api.ask(phoneChangeResend, { body: { phone, side } }),
    onSuccess: (flow, { side }) => {
      setMistake(null)
      if (change) keep({ ...change, sent: { ...change.sent, [side]: sentCode(flow) } })
    },
    onError: (error, { side }) => {
      refuse(side, error)
      const wait = error instanceof AppError ? error.retryAfter : undefined
      if (!change || wait === undefined) return
      const resendAt = Date.now() + wait * 1000
      keep({ ...change, sent: { ...change.sent, [side]: { ...change.sent[side], resendAt } } })
    },
  })
  const finish = useMutation({
    mutationFn: ({
      sent,
      codes,
    }: {
      sent: PhoneChange['sent']
      codes: Record<PhoneSide, string>
    }) =>
      api.ask(phoneChangeFinish, {
        body: {
          present: { flowId: sent.present.flowId, code: codes.present },
          next: { flowId: sent.next.flowId, code: codes.next },
        },
      }),
    onSuccess: (profile) => {
      keepPhoneChange(userId, null)
      queryClient.setQueryData(meQuery(api).queryKey, profile)
      void queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey })
      toast('Номер изменён. На других устройствах нужно войти заново.', { tone: 'success' })
      onChanged()
    },
    onError: (error) => {
      if (isTaken(error)) keep(null)
      refuse(isTaken(error) ? 'phone' : sideOf(error), error)
    },
  })

  return {
    /** What waits for its codes; `null` before the number is given. */
    change,
    mistake,
    setMistake,
    isBusy: init.isPending || finish.isPending,
    begin: init.mutate,
    resend: (side: PhoneSide) => change && resend.mutate({ phone: change.phone, side }),
    finish: (codes: Record<PhoneSide, string>) =>
      change && finish.mutate({ sent: change.sent, codes }),
    /** Another number: codes that were sent are left to run out. */
    forget: () => keep(null),
  }
}
