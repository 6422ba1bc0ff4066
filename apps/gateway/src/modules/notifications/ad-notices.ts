import { DAY_SECONDS, type Notice } from './notice.ts'

/** What the notices about ads are made of. */
export interface AdFacts {
  /** A moderator has begun an ad for its owner, who confirms it by a one-time link (domain §9). */
  adConfirmation: { title: string; url: string }
}

export const AD_NOTICES: { readonly [T in keyof AdFacts]: Notice<AdFacts[T]> } = {
  adConfirmation: {
    choice: 'adConfirmation',
    sms: 'always',
    lifetimeSeconds: 7 * DAY_SECONDS,
    content: ({ title, url }) => ({
      subject: 'Подтвердите объявление',
      lines: [
        `Модератор подготовил для вас объявление «${title}». Оно появится на сайте, когда вы его подтвердите.`,
      ],
      action: { name: 'Посмотреть и подтвердить', url },
      sms: `подтвердите объявление «${title}» ${url}`,
    }),
  },
}
