import { useQuery } from '@tanstack/react-query'
import { packagePricesQuery, servicePricesQuery } from '@trassa/api-client/payment-queries'
import { quotaQuery } from '@trassa/api-client/queries'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import type { Profile } from '@trassa/contracts/entities/user'
import { Button } from '@trassa/ui/actions/button'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { Link } from 'react-router-dom'
import { useApi } from '../../../shared/api/api-context.ts'
import { adPromotionsQuery } from '../../../shared/promotion/ad-promotions-query.ts'
import { PaymentSkeleton } from '../payment-skeleton.tsx'
import { offerOf } from './ad-offer.ts'
import { ChoiceForm } from './choice-form.tsx'
import { publicationWays } from './publication-ways.ts'

/** What may be paid for an ad, with the prices of now. */
export function ChoiceOf({ ad, profile }: { ad: EditableAd; profile: Profile }) {
  const api = useApi()
  const offer = offerOf(ad)
  const services = useQuery(servicePricesQuery(api, ad.adType))
  const packages = useQuery(packagePricesQuery(api))
  const quota = useQuery({ ...quotaQuery(api), staleTime: 0 })
  const running = useQuery({
    ...adPromotionsQuery(api, ad.id),
    enabled: offer.is === 'promotion',
  })
  if (offer.is === 'nothing') {
    return (
      <EmptyState
        heading="h1"
        title={offer.title}
        actions={<Button render={<Link to={offer.to} />}>{offer.label}</Button>}
      >
        {offer.text}
      </EmptyState>
    )
  }
  // Waited for, so that nothing moves when it comes; the page does without it.
  if (services.data && packages.data && quota.data && !running.isLoading) {
    const ways = publicationWays({
      adType: ad.adType,
      quota: quota.data,
      single: services.data.publication,
      packages: packages.data,
    })
    return (
      <ChoiceForm
        ad={ad}
        profile={profile}
        ways={offer.is === 'publication' ? ways : []}
        running={running.data?.effects ?? []}
        promotions={services.data.promotions}
      />
    )
  }
  const failed = [services, packages, quota].filter(({ error }) => error)
  const [first] = failed
  if (!first?.error) return <PaymentSkeleton />
  return (
    <FailureState
      reason={first.error.message}
      onRetry={() => {
        for (const { refetch } of failed) void refetch()
      }}
      retrying={failed.some(({ isFetching }) => isFetching)}
    />
  )
}
