import type { OutsideLinkId } from '@trassa/contracts/outside-links'
import { Link } from 'react-router-dom'
import { type PartnerLink, useServiceLinks } from '../../../shared/outside-links/outside-links.ts'
import { linkProps, OutsideMark } from '../../../shared/outside-links/outside-mark.tsx'

type ServiceId = Exclude<
  OutsideLinkId,
  'appStore' | 'googlePlay' | 'ruStore' | 'appGallery' | 'vk' | 'telegram' | 'ok'
>

/** What each service is, in a sentence (spec §1). */
const TEXTS: Record<ServiceId, string> = {
  historyCheck: 'По VIN или госномеру: аварии, залоги, ограничения, пробег по документам.',
  inspection: 'Специалист осмотрит автомобиль до покупки и скажет, сколько он стоит.',
  transport: 'Довезут купленный автомобиль, мотоцикл или технику до вашего города.',
  buyback: 'Если не хочется ждать покупателя: оценка по заявке и быстрый расчёт.',
  telegramBot: 'Объявления и ответы в Telegram.',
  insurance: 'ОСАГО и каско: расчёт и оформление у банка-партнёра.',
  carLoan: 'Кредит на автомобиль у банка-партнёра.',
  card: 'Карта банка-партнёра.',
}

const isService = (link: PartnerLink): link is PartnerLink & { id: ServiceId } => link.id in TEXTS

/** Services beside ads: ours and those of partners that are set (spec §1). */
export function PartnerServices() {
  const links = useServiceLinks().filter(isService)
  return (
    <section>
      <h2 id="services">Сервисы</h2>
      <ul className="divide-y border-y">
        {links.map(({ id, label, to }) => (
          <li key={id} className="py-3">
            <Link
              {...linkProps(to)}
              className="inline-flex min-h-8 items-center gap-1 font-medium pointer-coarse:min-h-11"
            >
              {label}
              <OutsideMark to={to} />
            </Link>
            <p className="text-text-muted">{TEXTS[id]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
