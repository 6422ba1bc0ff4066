/**
 * domain §3: why an ad is sent back or blocked. `label` and `words` are what a moderator searches in; `text` is the
 * template that the moderator edits, with the placeholders of the catalogue's `fillReason`: for every field that has no
 * template of its own (`reason-templates`).
 */
export const MODERATION_REASONS = [
  {
    code: 'photo.foreign',
    field: 'photos',
    label: 'Чужие фотографии',
    words: 'интернет каталог украденные снимки',
    text: 'Фотографии чужие или из интернета. Загрузите свои снимки {genitive}.',
  },
  {
    code: 'photo.quality',
    field: 'photos',
    label: 'Плохо видно на фотографиях',
    words: 'качество тёмные размытые снимки',
    text: 'На фотографиях плохо видно {accusative}. Сделайте снимки при дневном свете, целиком и с разных сторон.',
  },
  {
    code: 'photo.contacts',
    field: 'photos',
    label: 'Надписи на фотографиях',
    words: 'контакты логотип водяной знак',
    text: 'На фотографиях телефон, ссылка или реклама. Загрузите снимки без надписей.',
  },
  {
    code: 'description.contacts',
    field: 'description',
    label: 'Контакты в описании',
    words: 'номер мессенджер сайт адрес',
    text: 'Уберите {fieldFrom} телефоны и ссылки: для связи есть отдельное поле.',
  },
  {
    code: 'description.rude',
    field: 'description',
    label: 'Грубые выражения',
    words: 'мат брань оскорбления',
    text: 'Уберите {fieldFrom} грубые выражения.',
  },
  {
    code: 'description.misleading',
    field: 'description',
    label: 'Противоречит характеристикам',
    words: 'ошибка поле неверно пробег год',
    text: 'Проверьте {fieldAccusative}: есть противоречие с другими сведениями в объявлении.',
  },
  {
    code: 'price.unreal',
    field: 'price',
    label: 'Ненастоящая цена',
    words: 'дёшево дорого рубли',
    text: 'Проверьте {fieldAccusative}: похоже, здесь ошибка.',
  },
  {
    code: 'vin.mismatch',
    field: 'vin',
    label: 'VIN не подходит',
    words: 'вин номер кузова рамы',
    text: 'Сверьте {fieldAccusative} с документами: есть расхождение с VIN.',
  },
  {
    code: 'category.wrong',
    field: 'adType',
    label: 'Не та категория',
    words: 'раздел тип рубрика',
    text: 'Проверьте {fieldAccusative} и категорию: они не подходят друг к другу. Возможно, нужна другая категория.',
  },
  {
    code: 'ad.duplicate',
    field: 'adType',
    label: 'Повтор',
    words: 'дубль копия',
    text: 'Это объявление уже опубликовано. Повторы мы не публикуем.',
  },
  {
    code: 'ad.fraud',
    field: 'adType',
    label: 'Мошенничество',
    words: 'обман предоплата',
    text: 'Объявление похоже на мошенничество.',
  },
  {
    code: 'ad.other',
    field: 'description',
    label: 'Другая причина',
    words: 'иное своими словами',
    text: '',
  },
] as const
export type ModerationReasonCode = (typeof MODERATION_REASONS)[number]['code']

/** What a moderator's decision comes to for the ad's owner; the catalogue has the texts of the notice. */
export type OwnerDecision =
  | 'approved'
  | 'revisionApproved'
  | 'appealGranted'
  | 'fixRequested'
  | 'revisionRefused'
  | 'blocked'
  | 'appealRefused'
  | 'takenOff'
  | 'deleted'

/** domain §3: what raises an ad's risk score; shown to the moderator. */
export const RISK_SIGNALS = {
  firstAd: { name: 'Первое объявление продавца', score: 20 },
  priceLow: { name: 'Цена намного ниже рынка', score: 40 },
  sameVin: { name: 'Такой VIN уже есть', score: 50 },
  samePhoto: { name: 'Такая фотография уже есть', score: 50 },
  contactsInText: { name: 'Телефон или ссылка в тексте', score: 40 },
  manyComplaints: { name: 'Много жалоб', score: 40 },
  cityChanged: { name: 'Сменился город', score: 15 },
} as const
export type RiskSignal = keyof typeof RISK_SIGNALS

/** From so many complaints that wait on, they are a risk signal. */
export const MANY_COMPLAINTS = 3

/** Below this score an ad goes live without a moderator. */
export const RISK_THRESHOLD = 20

/**
 * domain §9: the lanes. An ad waits in one of them (docs/decisions/130): `appeals` come from blocked ads, `complaints` are
 * live ads that visitors complain of, `duplicates` are new ads and edits of live ones whose VIN or photograph another
 * ad has, `revisions` are the other edits, `new` the other ads.
 */
export const QUEUE_LANES = ['new', 'revisions', 'complaints', 'appeals', 'duplicates'] as const
export type QueueLane = (typeof QUEUE_LANES)[number]

export const LANE_NAMES: Record<QueueLane, string> = {
  new: 'Новые',
  revisions: 'Изменения',
  complaints: 'Жалобы',
  appeals: 'Обжалования',
  duplicates: 'Похоже на повтор',
}

/** A record with a value for each lane. */
export const perLane = <Value>(valueFor: (lane: QueueLane) => Value): Record<QueueLane, Value> =>
  Object.fromEntries(QUEUE_LANES.map((lane) => [lane, valueFor(lane)])) as Record<QueueLane, Value>

/** The signals of an ad that has been posted before. */
export const DUPLICATE_SIGNALS = ['sameVin', 'samePhoto'] as const satisfies RiskSignal[]

/** The actor's name in the history for changes without a session: jobs, payment notices, the risk check. */
export const SYSTEM_NAME = 'Система'

/** Views of the console from which a phone is asked for (domain §2); kept in the history. */
export const PHONE_PLACES = ['table', 'ad', 'user', 'editor'] as const
export type PhonePlace = (typeof PHONE_PLACES)[number]

/** What is written to the history (domain §3, §9), in the words that a moderator reads. */
export const AUDIT_EVENT_NAMES = {
  'ad.created': 'Создано',
  'ad.confirmationSent': 'Владельцу отправлена ссылка для подтверждения',
  'ad.confirmed': 'Подтверждено владельцем по ссылке',
  'ad.disowned': 'Владелец ответил по ссылке: «Это не моё»',
  'ad.submitted': 'Отправлено на проверку',
  'ad.paid': 'Оплачено',
  'ad.approved': 'Одобрено',
  'ad.fixRequested': 'Возвращено на исправление',
  'ad.resubmitted': 'Отправлено на проверку повторно',
  'ad.silenceElapsed': 'Снято: владелец не ответил',
  'ad.edited': 'Изменено',
  'ad.expired': 'Срок истёк',
  'ad.withdrawn': 'Снято с публикации',
  'ad.renewed': 'Продлено',
  'ad.blocked': 'Заблокировано',
  'ad.appealed': 'Блокировка обжалована',
  'ad.deleted': 'Удалено',
  'ad.ownerLeft': 'Удалено вместе с аккаунтом',
  'ad.ownerBlocked': 'Скрыто: аккаунт владельца заблокирован',
  'ad.ownerUnblocked': 'Возвращено: аккаунт владельца разблокирован',
  'ad.ownerMerged': 'Перешло к объединённому аккаунту',
  'ad.restored': 'Восстановлено',
  'ad.lifted': 'Поднято',
  'ad.stillOffered': 'Владелец подтвердил, что ещё продаёт',
  'ad.datesSet': 'Изменены даты',
  'ad.overridden': 'Состояние изменено вручную',
  'ad.corrected': 'Исправлено модератором',
  'ad.changeUndone': 'Групповое изменение отменено',
  'owner.messaged': 'Владельцу написал модератор',
  'complaints.dismissed': 'Жалобы признаны необоснованными',
  'photos.set': 'Изменены фотографии',
  'stock.read': 'Загружен файл склада',
  'stock.mapped': 'Сопоставлены столбцы файла склада',
  'stock.mistakesRead': 'Выгружены строки файла склада с ошибками',
  'stock.steered': 'Импорт склада запущен или остановлен',
  'claim.skipped': 'Пропущено в очереди',
  'claim.takenOver': 'Взято у другого модератора',
  'batch.paused': 'Пакет приостановлен старшим модератором',
  'batch.resumed': 'Пакет продолжен старшим модератором',
  'batch.cancelled': 'Пакет остановлен старшим модератором',
  'batch.retryStarted': 'Старший модератор повторил пакет',
  'batch.undoStarted': 'Старший модератор вернул изменения пакета',
  'user.created': 'Пользователь создан',
  'phone.revealed': 'Показан телефон владельца',
  'ads.exported': 'Таблица объявлений выгружена в файл',
  'user.lookedUp': 'Карточка пользователя открыта',
  'user.role': 'Изменена роль',
  'user.blocked': 'Аккаунт заблокирован',
  'user.unblocked': 'Аккаунт разблокирован',
  'user.merged': 'Аккаунт объединён с другим и закрыт',
  'user.mergedFrom': 'К аккаунту присоединён другой',
  'user.notDuplicate': 'Отмечено: другой человек',
  'session.opened': 'Вход в аккаунт',
  'session.closed': 'Выход из аккаунта',
  'session.revoked': 'Сеансы завершены',
  'user.emailChanged': 'Изменена электронная почта',
  'user.phoneChanged': 'Изменён номер телефона',
  'user.deleted': 'Аккаунт удалён владельцем',
  'ad.paymentStatusSet': 'Отмечено оплаченным',
  'order.checkoutStarted': 'Начата оплата',
  'order.paymentFailed': 'Оплата отклонена',
  'order.paymentReceived': 'Деньги получены',
  'order.delivered': 'Купленное выдано',
  'order.cancelled': 'Заказ отменён',
  'order.expired': 'Срок оплаты истёк',
  'order.refunded': 'Деньги возвращаются',
  'order.refundRepeated': 'Возврат отправлен ещё раз',
  'order.refundConfirmed': 'Возврат переводом подтверждён',
  'order.lookedUp': 'Заказ открыт сотрудником',
  'purchases.lookedUp': 'Покупки пользователя открыты сотрудником',
  'lookUps.read': 'Журнал просмотров открыт',
  'compensation.given': 'Компенсация',
  'price.set': 'Назначена цена',
  'setting.set': 'Изменена настройка площадки',
} as const
export type AuditEvent = keyof typeof AUDIT_EVENT_NAMES
