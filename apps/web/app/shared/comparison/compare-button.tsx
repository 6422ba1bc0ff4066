import { Button } from '@trassa/ui/actions/button'
import { useToast } from '@trassa/ui/feedback/toast'
import { Columns3 } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useStore } from '../../lib/browser/store.ts'
import type { StoredAd } from '../stored-ads/stored-ad.ts'
import {
  comparedAds,
  comparedIds,
  compareHref,
  NONE_COMPARED,
  setCompared,
} from './compared-ads.ts'

/** Milliseconds: longer than the default, because the notification says what to do. */
const LONG_MS = 6000

interface CompareButtonProps {
  ad: StoredAd & { title: string }
  className?: string
}

/** Puts an ad beside others of its type, and takes it away; visitors and users alike, in this browser. */
export function CompareButton({ ad, className }: CompareButtonProps) {
  const isCompared = useStore(comparedAds, NONE_COMPARED).some(({ id }) => id === ad.id)
  const toast = useToast()
  const navigate = useNavigate()

  const word = isCompared ? 'В сравнении' : 'Сравнить'
  const toggle = () => {
    const hadRoom = setCompared(ad, !isCompared)
    const ids = comparedIds(comparedAds.read(), ad.adType)
    const action = {
      label: `Сравнить (${ids.length})`,
      onClick: () => void navigate(compareHref(ids)),
    }
    if (!hadRoom) {
      const text = 'Сравнить можно до четырёх объявлений. Уберите одно, чтобы добавить это.'
      toast(text, { duration: LONG_MS, action })
    } else if (!isCompared && ids.length > 1) {
      toast('Добавлено к сравнению', { action })
    }
  }

  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`${word}: ${ad.title}`}
      title={isCompared ? 'Убрать из сравнения' : undefined}
      onClick={toggle}
      className={className}
    >
      <Columns3 aria-hidden="true" />
      {word}
    </Button>
  )
}
