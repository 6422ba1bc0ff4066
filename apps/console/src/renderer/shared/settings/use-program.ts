import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Program } from '../../../shared/program.ts'
import { useBridge } from '../../lib/bridge-context.ts'

const programKey = ['settings', 'program']

/** The program on this computer, as it is now: other windows and updates change it too. */
export function useProgram(): Program | undefined {
  const [bridge, client] = [useBridge(), useQueryClient()]
  const { data } = useQuery({
    queryKey: programKey,
    queryFn: () => bridge.readProgram(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(
    () => bridge.on('program.changed', (next) => void client.setQueryData(programKey, next)),
    [bridge, client],
  )
  return data
}

/** Asks the main process to do something about the program, and shows what comes of it. */
export function useProgramChange<Argument>(change: (argument: Argument) => Promise<Program>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (argument: Argument) => change(argument),
    onSuccess: (next) => void client.setQueryData(programKey, next),
  })
}
