import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { mergeAccounts } from '@trassa/contracts/calls/moderator/account-merges'
import type { StaffProfile } from '@trassa/contracts/entities/moderator/moderation'
import { useToast } from '@trassa/ui/feedback/toast'
import { useApi } from '../../../lib/api-context.ts'
import { LoadedPart } from '../../../lib/loaded-part.tsx'
import { SidePane } from '../../../shared/side-pane/side-pane.tsx'
import { accountDrafts } from '../account/account-drafts.ts'
import { refreshUserCards } from '../card/card-queries.ts'
import { MergeForm } from './merge-form.tsx'
import { MergePreview } from './merge-preview.tsx'
import { mergePreviewQuery } from './merging-queries.ts'

interface MergePaneProps {
  staying: StaffProfile
  closedId: string
  onClose: () => void
}

/** Merging another account of the same person into the one of the card (decision 156): what will happen, the reason. */
export function MergePane({ staying, closedId, onClose }: MergePaneProps) {
  const [api, client, toast] = [useApi(), useQueryClient(), useToast()]
  const query = useQuery(mergePreviewQuery(api, { stayingId: staying.id, closedId }))
  const draftId = `merge:${staying.id}:${closedId}`
  const merging = useMutation({
    mutationFn: (reason: string) =>
      api.ask(mergeAccounts, { params: { id: staying.id }, body: { closedId, reason } }),
    onSuccess: () => {
      accountDrafts.clear(draftId)
      toast('Аккаунты объединены', { tone: 'success' })
      onClose()
      return refreshUserCards(client)
    },
    // Another hindrance has come up since it was asked.
    onError: () => query.refetch(),
  })
  return (
    <SidePane label="Объединение аккаунтов" title="Объединение аккаунтов" onClose={onClose}>
      <LoadedPart query={query}>
        {(preview) => (
          <div className="grid gap-4">
            <MergePreview preview={preview} />
            {preview.hindrances.length === 0 && (
              <MergeForm
                draftId={draftId}
                sending={merging.isPending}
                failure={merging.error}
                onSubmit={merging.mutate}
              />
            )}
          </div>
        )}
      </LoadedPart>
    </SidePane>
  )
}
