import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mapStockImport, steerStockImport } from '@trassa/contracts/calls/moderator/stock-imports'
import type { StockImport, StockMapping } from '@trassa/contracts/entities/moderator/stock-import'
import type { StockImportCommand } from '@trassa/contracts/enumerations/stock-imports'
import { useApi } from '../../lib/api-context.ts'
import { useBridge } from '../../lib/bridge-context.ts'
import { mappingDrafts } from './mapping/mapping-drafts.ts'

/** What a moderator does with an import. Commands may be sent again after a lost answer. */
export function useImportCommands({ id, revision }: Pick<StockImport, 'id' | 'revision'>) {
  const [api, client, bridge] = [useApi(), useQueryClient(), useBridge()]
  const keep = (changed: StockImport) => client.setQueryData(['stock-imports', id], changed)
  const refresh = () => client.invalidateQueries({ queryKey: ['stock-imports'] })
  const steering = useMutation({
    mutationFn: (command: StockImportCommand) =>
      api.ask(steerStockImport, {
        params: { id },
        body: { command, ...(command === 'start' && { revision }) },
      }),
    onSuccess(changed, command) {
      keep(changed)
      // The folder that was chosen in the preview, if any.
      if (command === 'start') void bridge.sendPhotoFolder(id)
    },
    onSettled: refresh,
  })
  const mapping = useMutation({
    mutationFn: (body: StockMapping) => api.ask(mapStockImport, { params: { id }, body }),
    onSuccess: keep,
    onSettled: refresh,
  })
  return {
    steer: (command: StockImportCommand) => steering.mutate(command),
    map: (body: StockMapping, onChecked: () => void) =>
      mapping.mutate(body, {
        onSuccess: () => {
          mappingDrafts.clear(id)
          onChecked()
        },
      }),
    isSteering: steering.isPending,
    isMapping: mapping.isPending,
    steeringError: steering.error,
    mappingError: mapping.error,
  }
}

export type ImportCommands = ReturnType<typeof useImportCommands>
