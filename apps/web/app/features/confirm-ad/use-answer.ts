import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AppError } from '@trassa/contracts/app-error'
import { answerConfirmation } from '@trassa/contracts/calls/ad-confirmation'
import type { ErrorCode } from '@trassa/contracts/errors'
import { useRevalidator } from 'react-router-dom'
import { useApi } from '../../shared/api/api-context.ts'

export type Answer = 'publish' | 'disown'

/** The page no longer shows what the link stands for: it is loaded again. */
const OUTDATED: readonly ErrorCode[] = [
  'ad.stale',
  'confirmation.unknown',
  'confirmation.expired',
  'confirmation.used',
]

const EXPLAINED: Partial<Record<ErrorCode, string>> = {
  'ad.stale': 'Модератор изменил объявление, пока вы его смотрели. Проверьте его ещё раз.',
  'ad.incomplete': 'Объявление заполнено не до конца. Нажмите «Изменить» и дополните его.',
}

function textOf(error: Error | null): string | null {
  if (!(error instanceof AppError)) return null
  return EXPLAINED[error.code] ?? error.message
}

/** The owner's answer to the version that the page shows. */
export function useAnswer(token: string, version: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { revalidate } = useRevalidator()
  const mutation = useMutation({
    mutationFn: (answer: Answer) =>
      api.ask(answerConfirmation, { body: { token, answer, version } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['userAds'] }),
    onError: (error) => {
      if (error instanceof AppError && OUTDATED.includes(error.code)) void revalidate()
    },
  })
  return {
    done: mutation.data ?? null,
    /** The answer whose request is pending. */
    busy: mutation.isPending ? mutation.variables : null,
    failure: textOf(mutation.error),
    give: (answer: Answer, onError?: () => void) =>
      mutation.isPending || mutation.mutate(answer, { onError }),
  }
}
