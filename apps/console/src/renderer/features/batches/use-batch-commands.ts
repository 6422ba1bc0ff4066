import { useMutation, useQueryClient } from '@tanstack/react-query'
import { prepareBatch, steerBatch } from '@trassa/contracts/calls/moderator/batches'
import type { Batch } from '@trassa/contracts/entities/moderator/batch'
import type { BatchCommand } from '@trassa/contracts/enumerations/batches'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { batchPath } from '../../../shared/batch-paths.ts'
import { useApi } from '../../lib/api-context.ts'

/** What a moderator does with a batch. Commands and preparations may be sent again after a lost answer: both are known by ids. */
export function useBatchCommands(batch: Batch) {
  const [api, client, navigate] = [useApi(), useQueryClient(), useNavigate()]
  const ids = useRef({ retry: crypto.randomUUID(), undo: crypto.randomUUID() })
  const steering = useMutation({
    mutationFn: (command: BatchCommand) =>
      api.ask(steerBatch, { params: { id: batch.id }, body: { command } }),
    onSuccess: (changed) => client.setQueryData(['batches', changed.id], changed),
    onSettled: () => client.invalidateQueries({ queryKey: ['batches'] }),
  })
  const following = useMutation({
    mutationFn: (kind: 'retry' | 'undo') =>
      api.ask(prepareBatch, {
        body: { id: ids.current[kind], source: { kind, batchId: batch.id } },
      }),
    onSuccess: async (next) => {
      await client.invalidateQueries({ queryKey: ['batches'], exact: true })
      void navigate(batchPath(next.id))
    },
  })
  return {
    steer: (command: BatchCommand) => steering.mutate(command),
    follow: (kind: 'retry' | 'undo') => following.mutate(kind),
    isBusy: steering.isPending || following.isPending,
    error: steering.error ?? following.error,
  }
}

export type BatchCommands = ReturnType<typeof useBatchCommands>
