import { useEffect, useEffectEvent } from 'react'
import { PhoneButton } from './phone-button.tsx'
import { usePhone } from './use-phone.ts'

/** The phone of an ad in a list, asked for as soon as it is mounted. A separate chunk. */
export default function RevealedPhone({ adId }: { adId: string }) {
  const phone = usePhone(adId)
  const reveal = useEffectEvent(phone.reveal)
  useEffect(() => reveal(), [])
  return <PhoneButton {...phone} />
}
