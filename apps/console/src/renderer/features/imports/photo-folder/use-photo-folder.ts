import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ChosenFolder, PhotoFolder } from '../../../../shared/photo-folder.ts'
import { useBridge } from '../../../lib/bridge-context.ts'

/** The folder of photographs that was chosen for an import in any window, and what becomes of its files. */
export function usePhotoFolder(importId: string) {
  const [bridge, client] = [useBridge(), useQueryClient()]
  const queryKey = ['photo-folder', importId]
  const { data } = useQuery({
    queryKey,
    queryFn: () => bridge.readPhotoFolder(importId),
    // Main tells of every change; it answers without a connection.
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  useEffect(
    () =>
      bridge.on('photoFolder.changed', (folder) => {
        client.setQueryData<PhotoFolder | null>(['photo-folder', folder.importId], folder)
      }),
    [bridge, client],
  )
  const choosing = useMutation<ChosenFolder>({
    mutationFn: () => bridge.choosePhotoFolder(importId),
    networkMode: 'always',
  })
  return {
    folder: data ?? null,
    choose: () => choosing.mutate(),
    isChoosing: choosing.isPending,
    /** Of the last choice. */
    chosen: choosing.data,
    send: () => void bridge.sendPhotoFolder(importId),
    stop: () => void bridge.stopPhotoFolder(importId),
  }
}
