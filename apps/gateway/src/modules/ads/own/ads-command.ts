import { countOf, formatPrice } from '@trassa/catalog/format/numbers'
import { segmentOf } from '@trassa/catalog/urls/ad-type-segments'
import type { OwnAdCard } from '@trassa/contracts/entities/ad'
import { AD_STATS, stateOf } from '@trassa/contracts/enumerations/ads'
import { escapeHtml } from '../../../platform/http/escape-html.ts'
import { type BotFeature, type BotRequest, buttonData } from '../../telegram-bot/public.ts'
import { readNewestOwn } from './newest-own.repository.ts'

/** Ads on one message. */
const SHOWN = 5
const VIEW_FORMS = ['просмотр', 'просмотра', 'просмотров'] as const
const UNTITLED = 'Без названия'

const listPath = ({ stat }: OwnAdCard): string => {
  const { list } = AD_STATS[stateOf(stat)]
  if (list === 'draft') return '/profile/MyAdsAll/MyAdsDraft'
  return list === 'actual' ? '/profile/MyAdsAll/MyAdsActual' : '/profile/MyAdsAll/MyAdsArchive'
}

/** `/ads`: the person's own ads with state, price and views. */
export function adsCommand({
  publicUrl,
  now = () => new Date(),
}: {
  publicUrl: string
  now?: () => Date
}): BotFeature {
  const show = async ({ tx, userId, reply }: BotRequest, offset: number) => {
    const found = await readNewestOwn(tx, { userId, offset, size: SHOWN + 1, now: now() })
    const none = offset === 0 ? `Объявлений пока нет. Разместить: ${publicUrl}` : 'Больше нет.'
    if (found.length === 0) return reply({ text: none })
    const more = { text: 'Показать ещё', data: buttonData('ads', String(offset + SHOWN)) }
    await reply({
      text: found
        .slice(0, SHOWN)
        .map((ad) => textOf(ad, publicUrl))
        .join('\n\n'),
      ...(found.length > SHOWN && { buttons: [[more]] }),
    })
  }
  return {
    commands: [
      {
        command: 'ads',
        description: 'Мои объявления',
        reads: true,
        handle: (request) => show(request, 0),
      },
    ],
    buttons: {
      ads: {
        reads: true,
        handle: async (request) => {
          await show(request, Number(request.argument) || 0)
          return {}
        },
      },
    },
  }
}

function textOf(ad: OwnAdCard, publicUrl: string): string {
  const { stat, citySlug, adType, slug, title, price, views } = ad
  const isPublic = stat === AD_STATS.active.stat && citySlug !== null
  const path = isPublic ? `/${citySlug}/${segmentOf(adType)}/${slug}` : listPath(ad)
  const facts = [
    AD_STATS[stateOf(stat)].label,
    ...(price === null ? [] : [formatPrice(price)]),
    countOf(views, VIEW_FORMS),
  ]
  return [
    `<b><a href="${escapeHtml(publicUrl + path)}">${escapeHtml(title || UNTITLED)}</a></b>`,
    facts.join(' · '),
  ].join('\n')
}
