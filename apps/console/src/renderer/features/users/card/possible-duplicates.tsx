import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatNumber } from '@trassa/catalog/format/numbers'
import type { CallAnswer } from '@trassa/contracts/call'
import {
  ACCOUNT_SIGNALS,
  dismissDuplicate,
  type userDuplicates,
} from '@trassa/contracts/calls/moderator/user-card'
import type { StaffProfile } from '@trassa/contracts/entities/moderator/moderation'
import { Button } from '@trassa/ui/actions/button'
import { Link } from 'react-router-dom'
import { useApi } from '../../../lib/api-context.ts'
import { failureText } from '../../../lib/failure-text.ts'
import { userPath } from '../../../shared/ads/ad-paths.ts'
import { useHasRole } from '../../../shared/users/me-context.ts'
import type { Opened } from '../opened.ts'
import { userDuplicatesQuery } from './card-queries.ts'

type Signal = CallAnswer<typeof userDuplicates>['items'][number]['signals'][number]

interface PossibleDuplicatesProps {
  user: StaffProfile
  onOpen: (next: Opened) => void
}

/** Accounts that may be the same person's, with what speaks for it; nothing where there are none (decision 139). */
export function PossibleDuplicates({ user: staying, onOpen }: PossibleDuplicatesProps) {
  const userId = staying.id
  const mayMerge = useHasRole('seniorModerator')
  const [api, client] = [useApi(), useQueryClient()]
  const mayDismiss = useHasRole('moderator')
  const wanted = userDuplicatesQuery(api, userId)
  const { data } = useQuery(wanted)
  const dismissing = useMutation({
    mutationFn: (otherId: string) =>
      api.ask(dismissDuplicate, { params: { id: userId }, body: { otherId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: wanted.queryKey }),
  })
  if (!data || data.items.length === 0) return null
  return (
    <section
      aria-label="Возможно, это тот же человек"
      className="grid gap-2 rounded-card border border-marking bg-marking-quiet p-3"
    >
      <h2 className="font-bold">Возможно, это тот же человек</h2>
      <ul className="grid gap-2">
        {data.items.map(({ user, signals }) => (
          <li key={user.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link to={userPath(user.id)} className="text-sign-text hover:underline">
              {user.companyName ?? user.username}
            </Link>
            <span className="mr-auto text-text-muted">{user.maskedPhone}</span>
            {mayMerge && (
              <Button
                variant="secondary"
                size="small"
                onClick={() => onOpen({ kind: 'merge', staying, closedId: user.id })}
              >
                Присоединить
              </Button>
            )}
            {mayDismiss && (
              <Button
                variant="secondary"
                size="small"
                loading={dismissing.isPending && dismissing.variables === user.id}
                onClick={() => dismissing.mutate(user.id)}
              >
                Не тот же человек
              </Button>
            )}
            <span className="min-w-0 basis-full">{signals.map(signalText).join('; ')}</span>
          </li>
        ))}
      </ul>
      {dismissing.error && (
        <p role="alert" className="text-stop-text">
          {failureText(dismissing.error)}
        </p>
      )}
    </section>
  )
}

/** `Объявления с одним VIN: XTA2109, XTA2110, XTA2111 и ещё 40` */
function signalText({ kind, values, total }: Signal): string {
  const more = total > values.length ? ` и ещё ${formatNumber(total - values.length)}` : ''
  return `${ACCOUNT_SIGNALS[kind]}: ${values.join(', ')}${more}`
}
