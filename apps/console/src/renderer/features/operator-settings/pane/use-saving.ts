import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AppError } from '@trassa/contracts/app-error'
import { changeSetting } from '@trassa/contracts/calls/moderator/settings'
import type { OperatorSetting } from '@trassa/contracts/entities/moderator/operator-setting'
import { useToast } from '@trassa/ui/feedback/toast'
import { useApi } from '../../../lib/api-context.ts'
import { useIdempotentRequest } from '../../../lib/use-idempotent-request.ts'
import { SETTINGS_KEY } from '../../../shared/operator-settings/settings-queries.ts'
import { mistakesByField } from './setting-mistakes.ts'

interface Change {
  setting: OperatorSetting
  /** The version that it was made from. */
  version: number
}

/** Saves a setting; what is shown of settings is read anew, whether it was taken or another person was faster. */
export function useSaving(onSaved: () => void) {
  const [api, client, toast, send] = [
    useApi(),
    useQueryClient(),
    useToast(),
    useIdempotentRequest(),
  ]
  const { mutate, isPending, error, reset, variables } = useMutation({
    mutationFn: (body: Change) =>
      send({ body }, (idempotencyKey) => api.ask(changeSetting, { body }, { idempotencyKey })),
    onSuccess: () => {
      onSaved()
      toast('Сохранено', { tone: 'success' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: [SETTINGS_KEY] }),
  })
  return {
    save: (change: Change) => {
      if (!isPending) mutate(change)
    },
    isPending,
    error,
    reset,
    /** What was sent last. */
    sent: variables?.setting,
    /** What the gateway has found, by field. */
    mistakes: mistakesByField(error instanceof AppError ? error.issues : []),
  }
}
