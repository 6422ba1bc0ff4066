import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ChosenFolder, PhotoFolder } from '../../../../shared/photo-folder.ts'
import { useBridge } from '../../../lib/bridge-context.ts'

/** Whether photographs are on their way, or wait to be. */
export const isSendingPhotos = (folder: PhotoFolder | null): boolean =>
  folder?.state === 'sending' || folder?.state === 'delayed'

const keyOf = (importId: string) => ['photo-folder', importId]

/** The folder of photographs that was chosen for an import in any window, and what becomes of its files. */
export function useChosenFolder(importId: string): PhotoFolder | null {
  const bridge = useBridge()
  const { data } = useQuery({
    queryKey: keyOf(importId),
    queryFn: () => bridge.readPhotoFolder(importId),
    // Main answers without a connection.
    networkMode: 'always',
  })
  return data ?? null
}

/** Follows what main tells of folders; the end of a sending is read from the server. */
export function useFollowedFolders(): void {
  const [bridge, client] = [useBridge(), useQueryClient()]
  useEffect(
    () =>
      bridge.on('photoFolder.changed', (folder) => {
        client.setQueryData<PhotoFolder | null>(keyOf(folder.importId), folder)
        if (folder.state !== 'ended' && folder.state !== 'stopped') return
        void client.invalidateQueries({ queryKey: ['stock-imports', folder.importId] })
      }),
    [bridge, client],
  )
}

/** The folder of an import, and what a moderator does with it. */
export function usePhotoFolder(importId: string) {
  const bridge = useBridge()
  const folder = useChosenFolder(importId)
  const choosing = useMutation<ChosenFolder>({
    mutationFn: () => bridge.choosePhotoFolder(importId),
    networkMode: 'always',
  })
  return {
    folder,
    choose: () => choosing.mutate(),
    isChoosing: choosing.isPending,
    /** Of the last choice. */
    chosen: choosing.data,
    send: () => void bridge.sendPhotoFolder(importId),
    stop: () => void bridge.stopPhotoFolder(importId),
  }
}
