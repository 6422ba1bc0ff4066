import { useMutation, useQueryClient } from '@tanstack/react-query'
import { compensate } from '@trassa/contracts/calls/moderator/orders'
import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'
import { useToast } from '@trassa/ui/feedback/toast'
import { isPostponed } from '../../../../shared/failures.ts'
import { useApi } from '../../../lib/api-context.ts'
import { failureText } from '../../../lib/failure-text.ts'
import { useIdempotentRequest } from '../../../lib/use-idempotent-request.ts'
import { SidePane } from '../../../shared/side-pane/side-pane.tsx'
import { compensationDrafts } from './compensation-drafts.ts'
import { CompensationForm } from './compensation-form.tsx'
import type { CompensationBody } from './compensation-mistakes.ts'

const POSTPONED = 'Ответа нет. Нажмите ещё раз: повтор не выдаст компенсацию дважды.'

interface CompensationPaneProps {
  userId: string
  ads: readonly AdRow[]
  onClose: () => void
}

/** A senior moderator gives a user something for nothing, with a reason (domain §5). */
export function CompensationPane({ userId, ads, onClose }: CompensationPaneProps) {
  const [api, client, toast] = [useApi(), useQueryClient(), useToast()]
  const send = useIdempotentRequest()
  const giving = useMutation({
    mutationFn: (body: CompensationBody) => {
      const args = { params: { id: userId }, body }
      return send(args, (idempotencyKey) => api.ask(compensate, args, { idempotencyKey }))
    },
    onSuccess: ({ title }) => {
      compensationDrafts.clear(userId)
      void client.invalidateQueries({ queryKey: ['purchases', userId] })
      toast(`Выдано: ${title}`, { tone: 'success' })
      onClose()
    },
  })
  return (
    <SidePane label="Компенсация" title="Компенсация" onClose={onClose}>
      <CompensationForm
        userId={userId}
        ads={ads}
        busy={giving.isPending}
        onSubmit={(body) => giving.mutate(body)}
        onCancel={onClose}
      />
      {giving.error && (
        <p role="alert" className="text-stop-text">
          {isPostponed(giving.error) ? POSTPONED : failureText(giving.error)}
        </p>
      )}
    </SidePane>
  )
}
