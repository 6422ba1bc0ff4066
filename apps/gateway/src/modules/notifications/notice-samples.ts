import type { NoticeFacts, NoticeType } from './notices.ts'

type Samples = { readonly [T in NoticeType]: readonly NoticeFacts[T][] }

const CAR = 'Lada Granta, 2019'
/** As long as a title may be. */
const LONG = 'Volkswagen Transporter Kasten 2.0 TDI длинная база с высокой крышей, 2018'
const MANY = [CAR, LONG, 'ГАЗ Газель Next', 'Toyota Camry', 'KIA Rio'] as const

/** Facts to look at every notice with, at `/dev/outbox/notices`, and to test them by. */
export const noticeSamples = (publicUrl: string): Samples => {
  const ad = `${publicUrl}/Ad?id=123456789`
  const form = `${publicUrl}/editAd?id=123456789`
  const myAds = `${publicUrl}/profile/MyAdsAll/MyAdsActual`
  const archive = `${publicUrl}/profile/MyAdsAll/MyAdsArchive`
  const packages = `${publicUrl}/profile/PackagePayment`
  const order = { order: '1024', amount: 1350 }
  const reasons = [
    'Цена: укажите полную стоимость, без учёта скидок и кредита.',
    'Фотографии: уберите чужой номер телефона со второй фотографии.',
  ]
  const expiry = { titles: [CAR], hasService: false, date: '25 ноября', url: myAds }
  const refused = { titles: [CAR], reasons, url: form }
  return {
    phoneChanged: [{ to: '+7 (916) 1**-**-**' }],
    accountDeleted: [{}],
    accountBlocked: [{ reason: 'Обман покупателей' }],
    accountUnblocked: [{}],
    accountClosedByMerge: [{ staying: '+7 (916) ···-··-67', closed: '+7 (903) ···-··-12' }],
    accountMerged: [{ staying: '+7 (916) ···-··-67', closed: '+7 (903) ···-··-12' }],
    signedIn: [{ device: 'Chrome, Windows', address: '203.0.113.7', at: '23 ноября, 14:05' }],
    secondFactorEnrolled: [{}],
    secondFactorRecovered: [{}],
    adConfirmation: [{ title: CAR, url: `${publicUrl}/confirmAd?token=${'a'.repeat(43)}` }],
    stockImported: [{ total: 12, url: `${publicUrl}/profile/MyAdsAll/MyAdsDraft` }],
    adApproved: [
      { decision: 'approved', titles: [CAR], reasons: [], url: ad },
      { decision: 'revisionApproved', titles: [CAR], reasons: [], url: ad },
      { decision: 'appealGranted', titles: [LONG], reasons: [], url: ad },
      { decision: 'approved', titles: MANY, reasons: [], url: myAds },
    ],
    adRefused: [
      { decision: 'fixRequested', ...refused },
      { decision: 'revisionRefused', ...refused, titles: [LONG] },
      { decision: 'blocked', ...refused, url: archive, titles: [LONG] },
      { decision: 'appealRefused', ...refused, url: archive },
      { decision: 'takenOff', ...refused, reasons: [], url: archive, titles: [LONG] },
      { decision: 'deleted', ...refused, reasons: [], url: myAds, titles: [LONG] },
      { decision: 'blocked', ...refused, titles: MANY, url: archive },
    ],
    moderatorMessage: [
      { text: 'Проверьте, пожалуйста, пробег: в отчёте другой.', titles: [CAR], url: myAds },
      {
        text: 'Правила изменились.\n\nФотографии с водяными знаками больше не принимаем. '
          .repeat(12)
          .trim(),
        titles: MANY,
        url: myAds,
      },
    ],
    adExpiresSoon: [expiry, { ...expiry, titles: MANY, hasService: true }],
    adExpiresTomorrow: [
      { ...expiry, titles: [LONG] },
      { ...expiry, titles: MANY },
    ],
    stillOffered: [
      {
        title: LONG,
        days: 7,
        adId: '123456789',
        isService: false,
        url: `${publicUrl}/stillOffered?token=123456789-t8x2k1.${'a'.repeat(22)}`,
      },
      {
        title: 'Ремонт ходовой',
        days: 14,
        adId: '123456789',
        isService: true,
        url: `${publicUrl}/stillOffered?token=123456789-t8x2k1.${'a'.repeat(22)}`,
      },
    ],
    stillOfferedMany: [
      { titles: MANY, hasService: false, url: myAds },
      { titles: MANY, hasService: true, url: myAds },
    ],
    complaintAnswered: [
      { title: CAR, result: 'removed', url: ad },
      { title: LONG, result: 'left', url: ad },
    ],
    priceDropped: [{ title: CAR, from: 650_000, price: 600_000, url: ad }],
    packageLapses: [{ units: 12, lastDay: '20 июня', url: packages }],
    orderPaid: [{ ...order, lines: ['Пакет: 5 публикаций', `VIP: ${CAR}`], url: packages }],
    refundBegun: [
      { ...order, to: 'card', takenBack: ['5 публикаций'] },
      { ...order, to: 'account', takenBack: [] },
    ],
    surplusReturned: [{ ...order, to: 'account' }],
    refundSent: [
      { ...order, to: 'card' },
      { ...order, to: 'account' },
    ],
    feedStopped: [
      {
        host: 'stock.avtodom.example',
        isShrunk: true,
        message: 'В файле 10 объявлений, а было 30. Пока вы не подтвердите, ничего не изменится.',
        url: `${publicUrl}/profile/Stock`,
      },
      {
        host: 'stock.avtodom.example',
        isShrunk: false,
        message: 'Сервер ответил 404: файла по этому адресу нет.',
        url: `${publicUrl}/profile/Stock`,
      },
    ],
    compensation: [{ title: '5 публикаций', url: packages }],
  }
}
