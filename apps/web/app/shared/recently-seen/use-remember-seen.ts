import type { Ad } from '@trassa/contracts/entities/ad'
import { useEffect } from 'react'
import { useMe } from '../login/use-me.ts'
import { rememberSeen } from './seen-ads.ts'

/** Remembers that an ad's page was shown, once it is known that the ad is not the visitor's own. */
export function useRememberSeen({
  id,
  adType,
  seller,
}: Pick<Ad, 'id' | 'adType' | 'seller'>): void {
  const { profile, pending } = useMe()
  const isOthers = !pending && profile?.id !== seller.id
  useEffect(() => {
    if (isOthers) rememberSeen({ id, adType })
  }, [isOthers, id, adType])
}
