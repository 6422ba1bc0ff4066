import { PagePart } from '@trassa/ui/feedback/page-part'
import { useMe } from '../../shared/login/use-me.ts'
import { PACKAGES_TITLE } from '../../shared/packages/packages-texts.ts'
import { FreePublications } from './free-publications.tsx'
import { OwnOrders } from './history/own-orders.tsx'
import { OwnPackages } from './history/own-packages.tsx'
import { PackagePrices } from './prices/package-prices.tsx'
import { Remainder } from './remainder.tsx'

/** `/profile/PackagePayment`: what is left, what packages cost, what was bought. */
export function PackagesPage() {
  const { profile } = useMe()
  if (!profile) return null
  const isCompany = profile.type === 1
  return (
    <div className="mx-auto grid max-w-220 gap-8">
      <div className="grid gap-4">
        <h1 className="font-bold text-heading">{PACKAGES_TITLE}</h1>
        <PagePart>
          <Remainder userId={profile.id} />
        </PagePart>
        {isCompany ? (
          <p className="text-text-muted">
            Публикации компаний платные: у компании бесплатных публикаций нет.
          </p>
        ) : (
          <PagePart>
            <FreePublications />
          </PagePart>
        )}
      </div>
      <section className="grid gap-4">
        <div className="grid gap-1">
          <h2 className="font-bold text-title">Купить пакет</h2>
          <p className="text-text-muted">
            Публикации подходят для любых разделов и действуют 90 дней. Каждая размещает объявление
            на 30 дней.
          </p>
        </div>
        <PagePart>
          <PackagePrices />
        </PagePart>
      </section>
      <section className="grid gap-4">
        <h2 className="font-bold text-title">Мои пакеты</h2>
        <PagePart>
          <OwnPackages />
        </PagePart>
      </section>
      <section className="grid gap-4">
        <h2 className="font-bold text-title">Мои заказы</h2>
        <PagePart>
          <OwnOrders profile={profile} />
        </PagePart>
      </section>
    </div>
  )
}
