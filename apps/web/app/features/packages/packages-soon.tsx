import { Button } from '@trassa/ui/actions/button'
import { Badge } from '@trassa/ui/display/badge'
import { Card } from '@trassa/ui/display/card'
import { Link } from 'react-router-dom'
import { PATHS } from '../../shared/addresses/paths.ts'
import { useMe } from '../../shared/login/use-me.ts'
import { PACKAGES_BADGE, PACKAGES_TITLE } from '../../shared/packages/packages-texts.ts'
import { FreePublications } from './free-publications.tsx'

/** The page of publication packages before any can be bought: what is free, and what a company can do. */
export function PackagesSoon() {
  const { profile } = useMe()
  if (!profile) return null
  const isCompany = profile.type === 1
  return (
    <div className="mx-auto grid max-w-180 gap-5">
      <h1 className="font-bold text-heading">{PACKAGES_TITLE}</h1>
      <Card className="grid justify-items-start gap-2">
        <Badge tone="marking">{PACKAGES_BADGE}</Badge>
        <h2 className="font-bold text-title">Пакеты скоро появятся</h2>
        <p>
          Пакет – это несколько публикаций сразу, в любых разделах. Чем он больше, тем дешевле
          каждая публикация: на самом большом вы сэкономите половину.
        </p>
        <p className="text-text-muted">Купить пакет пока нельзя: на сайте ещё нет оплаты.</p>
      </Card>
      <section>
        <h2 className="mb-2 font-bold text-title">Что можно сейчас</h2>
        {isCompany ? (
          <p>
            Компании размещают объявления платно, поэтому публикация откроется вместе с пакетами.
            Пока можно подготовить черновики и заполнить страницу компании.
          </p>
        ) : (
          <FreePublications />
        )}
      </section>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" render={<Link to={PATHS.createAd} />}>
          {isCompany ? 'Подготовить объявление' : 'Разместить объявление'}
        </Button>
        {isCompany && (
          <Button variant="quiet" render={<Link to={PATHS.profileSettings} />}>
            Заполнить данные компании
          </Button>
        )}
      </div>
    </div>
  )
}
