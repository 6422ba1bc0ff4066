import { useQueryClient } from '@tanstack/react-query'
import { updateStat } from '@trassa/contracts/calls/ads'
import type { OwnAdCard } from '@trassa/contracts/entities/ad'
import type { WithdrawReason } from '@trassa/contracts/enumerations/ads'
import { useState } from 'react'
import { useApi } from '../../../shared/api/api-context.ts'
import { STAT_OF } from '../actions/owner-actions.ts'
import { doneText, failureText } from '../actions/stat-texts.ts'
import type { BulkAction } from './bulk-offers.ts'

/** What became of one ad, in words. */
export interface BulkResult {
  ad: OwnAdCard
  text: string
  failed: boolean
}

/** Changes the ads one after the other: each by its own rules and from the version that is shown. */
export function useBulkChange(action: BulkAction, ads: readonly OwnAdCard[]) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [results, setResults] = useState<BulkResult[] | null>(null)

  async function change(ad: OwnAdCard, reason?: WithdrawReason): Promise<BulkResult> {
    const body = { stat: STAT_OF[action], version: ad.version, ...(reason && { reason }) }
    try {
      const after = await api.ask(updateStat, { params: { id: ad.id }, body })
      return { ad, text: doneText(action, after), failed: false }
    } catch (error) {
      return { ad, text: failureText(error), failed: true }
    }
  }

  return {
    /** `null` before the start; then one by one. */
    results,
    isRunning: results !== null && results.length < ads.length,
    /** @returns all results */
    async run(reason?: WithdrawReason): Promise<BulkResult[]> {
      const done: BulkResult[] = []
      setResults([])
      for (const ad of ads) {
        done.push(await change(ad, reason))
        setResults([...done])
      }
      await queryClient.invalidateQueries({ queryKey: ['userAds'] })
      return done
    },
  }
}
