import { useMutation, useQueryClient } from '@tanstack/react-query'
import { meQuery } from '@trassa/api-client/queries'
import { updateMe } from '@trassa/contracts/calls/profiles'
import type { Profile } from '@trassa/contracts/entities/user'
import { useToast } from '@trassa/ui/feedback/toast'
import { useApi } from '../../../shared/api/api-context.ts'
import { changesOf, type ProfileFields } from './profile-fields.ts'

/** Saves the profile; the header and every other place that shows it follow at once. */
export function useSaveProfile(onSaved: (profile: Profile) => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (fields: ProfileFields) => api.ask(updateMe, { body: changesOf(fields) }),
    onSuccess: (profile) => {
      queryClient.setQueryData(meQuery(api).queryKey, profile)
      onSaved(profile)
      toast('Профиль сохранён', { tone: 'success' })
    },
  })
}
