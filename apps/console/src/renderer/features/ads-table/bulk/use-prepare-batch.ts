import { useMutation } from '@tanstack/react-query'
import type { CallArguments } from '@trassa/contracts/call'
import { prepareBatch } from '@trassa/contracts/calls/moderator/batches'
import type { BatchAction } from '@trassa/contracts/entities/moderator/batch'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { batchPath } from '../../../../shared/batch-paths.ts'
import { useApi } from '../../../lib/api-context.ts'
import type { TableSelection } from '../selection/table-selection.ts'

type Source = CallArguments<typeof prepareBatch, 'input'>['body']['source']

function sourceOf(selection: TableSelection, action: BatchAction): Source {
  if (selection.kind === 'rows') {
    const rows = selection.rows.map(({ id, version }) => ({ id, version }))
    return { kind: 'rows', action, rows }
  }
  const { filter, total, except } = selection
  return { kind: 'filter', action, filter, expectedTotal: total, except: [...except] }
}

interface Preparation {
  action: BatchAction
  /** Removes what was typed for the action. */
  clearDraft: () => void
}

/**
 * Has the gateway prepare a batch, and opens its page with the dry run. The same request that is sent again after a lost
 * answer has the same id, so that there is one batch.
 */
export function usePrepareBatch(selection: TableSelection) {
  const [api, navigate] = [useApi(), useNavigate()]
  const attempt = useRef({ request: '', id: '' })
  return useMutation({
    mutationFn: ({ action }: Preparation) => {
      const source = sourceOf(selection, action)
      const request = JSON.stringify(source)
      if (attempt.current.request !== request) {
        attempt.current = { request, id: crypto.randomUUID() }
      }
      return api.ask(prepareBatch, { body: { id: attempt.current.id, source } })
    },
    onSuccess: ({ id }, { clearDraft }) => {
      clearDraft()
      void navigate(batchPath(id))
    },
  })
}
