import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { meQuery } from '@trassa/api-client/queries'
import { savedSearchesQuery } from '@trassa/api-client/saved-search-queries'
import { filtersToQuery } from '@trassa/catalog/engine/filters/list-query'
import { createPreset } from '@trassa/contracts/calls/notification-presets'
import type { Profile } from '@trassa/contracts/entities/user'
import { useToast } from '@trassa/ui/feedback/toast'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { ownZone } from '../../../lib/browser/own-zone.ts'
import { useSite } from '../../../lib/document/site.ts'
import { PATHS } from '../../../shared/addresses/paths.ts'
import { useApi } from '../../../shared/api/api-context.ts'
import { afterLoginStore } from '../../../shared/login/after-login.ts'
import { useLogin } from '../../../shared/login/login-store.ts'
import { ME_FRESH_MS, useMe } from '../../../shared/login/use-me.ts'
import type { ListPage } from '../address/list-page.ts'

/** Milliseconds: longer than the default, because the notification has a button. */
const LONG_MS = 6000

/** The list's filters as saved searches spell them: the city is one of them, the order is none. */
function queryOf({ form, filters, city }: ListPage): string {
  const place = city ? [{ key: 'city', op: 'exact', value: city.slug } as const] : []
  return filtersToQuery(form, { filters: [...filters, ...place] })
}

/**
 * Saving a list's filters as a mailing with the usual settings. Without a session the login is shown over the page, and
 * saving goes on behind it.
 * @param onUnlinked called where it is saved and the person has no Telegram yet, but could link it
 */
export function useSaveSearch(list: ListPage, onUnlinked: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { profile } = useMe()
  const { botUrl } = useSite()
  const toast = useToast()
  const navigate = useNavigate()
  const login = useLogin()
  const isUnderWay = useRef(false)
  const query = queryOf(list)
  const { adType } = list.form
  const isThis = (search: { adType: string; query: string }) =>
    search.adType === adType && search.query === query

  const { data } = useQuery({
    ...savedSearchesQuery(api, profile?.id ?? ''),
    enabled: profile !== null,
    staleTime: ME_FRESH_MS,
  })

  const toSettings = (label: string) => ({ label, onClick: () => void navigate(PATHS.sending) })
  const save = useMutation({
    networkMode: 'always',
    mutationFn: async ({ id }: Profile) => {
      const own = savedSearchesQuery(api, id)
      // One that is there keeps its settings: saving it anew would give it the usual ones.
      const known = await queryClient.fetchQuery({ ...own, staleTime: 0, retry: false })
      if (known.some(isThis)) return
      const saved = await api.ask(createPreset, { body: { adType, query, timeZone: ownZone() } })
      queryClient.setQueryData(own.queryKey, (items = []) => [
        saved,
        ...items.filter((item) => item.id !== saved.id),
      ])
    },
    onSuccess: (_, { telegramId, telegramStopped }) => {
      if (!telegramId && botUrl) onUnlinked()
      else if (telegramStopped) {
        toast('Поиск сохранён, но бот в Telegram остановлен.', {
          duration: LONG_MS,
          action: toSettings('Что делать'),
        })
      } else {
        toast(telegramId ? 'О новых объявлениях напишем в Telegram.' : 'Поиск сохранён.', {
          tone: 'success',
          duration: LONG_MS,
          action: toSettings('Настроить'),
        })
      }
    },
    onError: (error) =>
      toast(error.message, {
        tone: 'failure',
        duration: LONG_MS,
        action: toSettings('Мои рассылки'),
      }),
    onSettled: () => {
      isUnderWay.current = false
    },
  })

  const press = async () => {
    // A second press may come before the first one is shown.
    if (isUnderWay.current) return
    isUnderWay.current = true
    // The session may still be unknown.
    const me = await queryClient.ensureQueryData(meQuery(api)).catch(() => null)
    if (me) return save.mutate(me)
    isUnderWay.current = false
    afterLoginStore.write(() => void press())
    login.open()
  }
  return { isSaved: data?.some(isThis) ?? false, isSaving: save.isPending, press }
}
