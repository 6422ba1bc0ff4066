import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '@trassa/ui/actions/button'
import { useBridge } from '../lib/bridge-context.ts'

const queryKey = ['lost-decisions']

/** Says once that stored decisions could not be read: they are not sent, and no other sign of them is left. */
export function LostDecisionsBar() {
  const [bridge, client] = [useBridge(), useQueryClient()]
  const { data: hasLost } = useQuery({
    queryKey,
    queryFn: () => bridge.hasLostDecisions(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!hasLost) return null
  return (
    <p
      role="alert"
      className="flex min-h-8 shrink-0 items-center gap-3 bg-stop-quiet px-3 py-1 text-stop-text"
    >
      <span className="min-w-0 flex-1">
        Решения, которые ждали отправки, прочитать не удалось. Их объявления вернутся в очередь:
        проверьте их ещё раз.
      </span>
      <Button size="small" variant="quiet" onClick={() => client.setQueryData(queryKey, false)}>
        Понятно
      </Button>
    </p>
  )
}
