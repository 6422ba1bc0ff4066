import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import type { Profile } from '@trassa/contracts/entities/user'
import { AD_STATS, stateOf } from '@trassa/contracts/enumerations/ads'
import { Button } from '@trassa/ui/actions/button'
import { Link as TextLink } from '@trassa/ui/actions/link'
import { Card } from '@trassa/ui/display/card'
import { Status } from '@trassa/ui/display/status'
import { ArrowLeft, Pencil } from 'lucide-react'
import { Link } from 'react-router-dom'
import { AdView } from '../../../shared/ad-view/ad-view.tsx'
import { OfferLines } from '../../../shared/ad-view/offer-lines.tsx'
import { PATHS } from '../../../shared/addresses/paths.ts'
import { isLinkAction, labelOf, pathOf } from '../actions/action-labels.ts'
import { ownerActionsFor } from '../actions/owner-actions.ts'
import { stateLabel } from '../row/ad-labels.ts'
import { previewText } from './preview-texts.ts'

interface AdPreviewPageProps {
  ad: EditableAd
  form: FormDefinition
  profile: Profile
}

/** An ad as buyers would see it, to read only, for its owner (decision 072). */
export function AdPreviewPage({ ad, form, profile }: AdPreviewPageProps) {
  const { tone, word } = stateLabel(ad)
  const card = <OfferCard ad={ad} profile={profile} />
  const isArchived = AD_STATS[stateOf(ad.stat)].list === 'archive'
  return (
    <article className="flex flex-col gap-5">
      <div className="grid justify-items-start gap-2">
        <TextLink
          quiet
          className="touch-target inline-flex items-center gap-1"
          render={<Link to={isArchived ? PATHS.archive : PATHS.myAds} />}
        >
          <ArrowLeft />
          {isArchived ? 'Архив объявлений' : 'Мои объявления'}
        </TextLink>
        <h1 className="wrap-anywhere font-bold text-title desk:text-heading">{ad.title}</h1>
        <Status tone={tone} className="font-medium">
          {word}
        </Status>
        <p className="max-w-form text-text-muted">{previewText(ad)}</p>
      </div>
      <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_340px] desk:gap-8">
        <div className="flex min-w-0 flex-col gap-6">
          <AdView ad={ad} form={form}>
            <div className="desk:hidden">{card}</div>
          </AdView>
        </div>
        <aside aria-label="Цена и контакты" className="sticky top-4 max-desk:hidden">
          {card}
        </aside>
      </div>
    </article>
  )
}

/** What is asked for the thing, and the form where the lifecycle lets its owner change it. */
function OfferCard({ ad, profile }: Omit<AdPreviewPageProps, 'form'>) {
  const form = ownerActionsFor(ad, profile, new Date())
    .filter(isLinkAction)
    .find((action) => action !== 'look')
  return (
    <Card className="flex flex-col gap-4">
      <OfferLines ad={ad} />
      {form && (
        <Button variant="secondary" block render={<Link to={pathOf(form, ad.id)} />}>
          <Pencil />
          {labelOf(form, ad.stat)}
        </Button>
      )}
    </Card>
  )
}
