import { useQueryClient } from '@tanstack/react-query'
import { meQuery } from '@trassa/api-client/queries'
import type { Profile } from '@trassa/contracts/entities/user'
import { useToast } from '@trassa/ui/feedback/toast'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '../../api/api-context.ts'
import { telegramLinkOver } from './actors.ts'

/** Starts the telegram-link machine for the profile; a changed profile goes into the query cache. */
export function useTelegramLink({ id, telegramId, phone }: Profile) {
  const api = useApi()
  const queryClient = useQueryClient()
  const toast = useToast()
  const [machine] = useState(() => telegramLinkOver(api, id))
  const actor = useActorRef(machine, { input: { telegramId, phone } })
  const onChanged = useEffectEvent((profile: Profile) => {
    queryClient.setQueryData(meQuery(api).queryKey, profile)
    toast(profile.telegramId ? 'Telegram привязан' : 'Telegram отвязан', { tone: 'success' })
  })
  useEffect(() => {
    const subscription = actor.on('profile.changed', ({ profile }) => onChanged(profile))
    return () => subscription.unsubscribe()
  }, [actor])
  return { snapshot: useSelector(actor, (state) => state), send: actor.send }
}
