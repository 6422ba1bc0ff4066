import { z } from 'zod'
import { QUOTA_REFUSALS } from './quota-texts.ts'

/**
 * Every way a call can fail, with the sentence a person reads (domain §1).
 * The gateway maps codes to statuses; clients switch on the code and show the sentence.
 */
export const ERROR_TEXTS = {
  'request.malformed': 'Запрос не удалось разобрать. Обновите страницу и попробуйте ещё раз.',
  'request.invalid': 'Проверьте отмеченные поля.',
  'request.not_found': 'Такой страницы или записи нет.',
  'request.too_large': 'Слишком большой запрос.',
  'request.unsupported_type': 'Такой формат данных не поддерживается.',
  'request.too_deep': 'Данные запроса вложены друг в друга слишком глубоко.',
  'request.no_body': 'Этот запрос отправляют без данных.',
  'request.too_many': 'Слишком много попыток. Подождите немного и повторите.',
  'request.origin': 'Запрос пришёл с чужого сайта и отклонён.',
  'request.key_malformed': 'Ключ повтора – от 1 до 200 латинских букв, цифр и знаков препинания.',
  'request.key_reused': 'Этот ключ повтора уже использован для другого запроса.',
  'session.missing': 'Войдите, чтобы продолжить.',
  'session.forbidden': 'У вас нет прав на это действие.',
  'session.second_factor': 'Подтвердите вход кодом из приложения.',
  'auth.phone_unknown': 'Этот номер ещё не зарегистрирован.',
  'auth.phone_known': 'Этот номер уже зарегистрирован. Войдите по коду.',
  'auth.flow_unknown': 'Вход устарел. Запросите код ещё раз.',
  'auth.flow_unconfirmed': 'Сначала подтвердите номер кодом из SMS.',
  'auth.code_wrong': 'Неверный код. Проверьте SMS и попробуйте ещё раз.',
  'auth.code_expired': 'Код больше не действует. Запросите новый.',
  'auth.code_tries': 'Слишком много неверных попыток. Запросите новый код.',
  'auth.code_too_soon': 'Новый код можно запросить через минуту после предыдущего.',
  'auth.code_too_many': 'Слишком много кодов за час. Попробуйте позже.',
  'auth.merged':
    'Этот аккаунт объединён с другим. Войдите по номеру другого аккаунта: мы сообщили о нём при объединении.',
  'auth.blocked': 'Аккаунт заблокирован. Чтобы узнать подробности, напишите в поддержку.',
  'auth.telegram_signature': 'Telegram не подтвердил вход. Попробуйте ещё раз.',
  'auth.telegram_unknown': 'Этот Telegram ещё не связан с аккаунтом.',
  'auth.telegram_unavailable': 'Telegram сейчас не подключён. Попробуйте позже.',
  'auth.telegram_link_expired': 'Ссылка для бота устарела. Получите новую.',
  'auth.telegram_taken': 'Этот Telegram уже связан с другим аккаунтом.',
  'auth.phone_same': 'Это ваш нынешний номер. Укажите новый.',
  'auth.phone_mismatch': 'Номер не совпадает с номером вашего аккаунта.',
  'account.notice_locked': 'Уведомления о безопасности отключить нельзя.',
  'account.staff':
    'Аккаунт сотрудника нельзя удалить. Попросите старшего модератора сначала снять с вас роль.',
  'email.unavailable': 'Письма сейчас не отправляются. Попробуйте позже.',
  'email.too_soon': 'Новое письмо можно отправить через минуту после предыдущего.',
  'email.too_many': 'Слишком много писем за час. Попробуйте позже.',
  'second_factor.not_staff': 'Вход с кодом из приложения нужен только сотрудникам.',
  'second_factor.enrolled': 'Приложение с кодами уже подключено.',
  'second_factor.not_enrolled': 'Приложение с кодами ещё не подключено.',
  'second_factor.code_wrong': 'Код не подошёл. Введите новый код из приложения.',
  'second_factor.unreadable':
    'Ключ приложения больше не читается: попросите администратора сбросить вход с кодом.',
  'second_factor.recovery_code_wrong': 'Такого кода восстановления нет, или он уже использован.',
  'ad.not_found': 'Объявление не найдено или удалено.',
  'ad.gone': 'Объявление снято с публикации.',
  'ad.forbidden': 'Это чужое объявление.',
  'ad.stale': 'Объявление изменилось в другом окне. Обновите его и повторите.',
  'ad.illegal_transition': 'В нынешнем состоянии объявления это действие недоступно.',
  'ad.appeal_missing': 'Напишите, почему вы не согласны с решением.',
  'ad.incomplete': 'Объявление заполнено не до конца.',
  'ad.quota': `${QUOTA_REFUSALS[0].title}. ${QUOTA_REFUSALS[0].text}`,
  'ad.company_quota': `${QUOTA_REFUSALS[1].title}. ${QUOTA_REFUSALS[1].text}`,
  'ad.phone_hidden': 'Телефон недоступен: объявление снято с публикации.',
  'ad.lift_too_soon': 'Поднимать объявление можно раз в 48 часов.',
  'ad.too_many_drafts': 'У вас уже 200 черновиков. Опубликуйте или удалите ненужные.',
  'ad.owner_blocked': 'Аккаунт владельца заблокирован: объявление публиковать нельзя.',
  'ad.unconfirmed': 'Владелец ещё не подтвердил это объявление.',
  'order.not_found': 'Заказ не найден.',
  'order.forbidden': 'Это чужой заказ.',
  'order.own': 'Это ваш заказ. Решение по нему примет другой сотрудник.',
  'order.illegal_transition': 'В нынешнем состоянии заказа это действие недоступно.',
  'order.amount_mismatch': 'Сумма платежа не совпадает с суммой заказа.',
  'order.expired': 'Срок оплаты заказа истёк. Оформите его ещё раз.',
  'package.not_found': 'Пакет не найден.',
  'package.none_left': 'В пакетах не осталось публикаций. Купите новый пакет.',
  'invoice.companies_only': 'Счета выставляются только компаниям. Оплатите заказ картой.',
  'invoice.unavailable': 'Оплата по счёту сейчас недоступна. Оплатите заказ картой.',
  'invoice.not_found': 'Счёт не найден.',
  'transfer.booked': 'Этот платёж уже учтён. Проверьте номер и дату платёжного поручения.',
  'payment.unavailable': 'Оплата картой сейчас недоступна. Попробуйте через несколько минут.',
  'favorites.too_many': 'В избранном уже 1 000 объявлений. Уберите те, что больше не нужны.',
  'confirmation.unknown': 'Ссылка не действует. Откройте последнюю, которую вам прислали.',
  'confirmation.expired': 'Срок действия ссылки истёк.',
  'confirmation.used': 'По этой ссылке уже ответили.',
  'confirmation.too_soon': 'Новую ссылку можно отправить через минуту после предыдущей.',
  'confirmation.too_many': 'Владельцу отправлено уже пять ссылок за сутки. Попробуйте завтра.',
  'confirmation.muted': 'Владелец отключил SMS с такими ссылками. Позвоните ему.',
  'confirmation.no_telegram':
    'В Telegram владельцу сейчас не написать: он отключил такие сообщения или остановил бота. Отправьте SMS.',
  'confirmation.undeliverable': 'На номер владельца SMS не доставляются. Проверьте номер.',
  'photo.not_image': 'Это не фотография. Подойдут JPEG, PNG, WebP или HEIC.',
  'photo.too_large':
    'Фотография больше 10 МБ. Уменьшите её или сохраните как JPEG и загрузите снова.',
  'photo.too_small': 'Фотография слишком маленькая: нужно не меньше 800×600 точек.',
  'photo.too_many': 'Слишком много фотографий для этого объявления.',
  'photo.not_found': 'Фотография не найдена. Загрузите её ещё раз.',
  'photo.interrupted': 'Загрузка прервалась. Попробуйте ещё раз.',
  'moderation.own_ad': 'Это ваше объявление. Решение по нему примет другой модератор.',
  'moderation.claimed': 'Это объявление сейчас проверяет другой модератор.',
  'moderation.phones_spent':
    'Вы показали столько телефонов, сколько можно за час. Продолжите позже.',
  'moderation.export_too_big':
    'Найдено больше 100 000 объявлений, в один файл столько не помещается. Уточните фильтр.',
  'moderation.exports_spent':
    'Вы выгрузили столько файлов, сколько можно за час. Продолжите позже.',
  'moderation.batch_taken': 'Это групповое изменение начал другой модератор.',
  'moderation.batch_not_found':
    'Такого пакета нет: его не успели подготовить, или прошло больше 30 дней.',
  'moderation.batch_running':
    'У вас уже выполняется другой пакет. Дождитесь его конца или остановите его.',
  'moderation.batch_state': 'Пакет уже в другом состоянии. Обновите страницу.',
  'stock_import.not_found': 'Такого импорта нет.',
  'stock_import.foreign': 'Загрузить объявления может только тот, кто открыл файл.',
  'stock_import.stale': 'Файл проверен ещё раз. Посмотрите, что изменится, и повторите.',
  'stock_import.state': 'Импорт уже в другом состоянии. Обновите страницу.',
  'moderation.dates_illegal': 'Срок публикации – от текущего момента до 90 дней вперёд.',
  'moderation.publication_illegal':
    'Дата публикации – не раньше дня, когда создано объявление, и не позже сегодняшнего.',
  'moderation.category_kind':
    'Транспорт, запчасти и услуги размещаются на разных условиях: нужно новое объявление.',
  'moderation.category_unfit': 'Объявление не подходит под форму этой категории.',
  'moderation.revision_waits': 'Сначала решите о правках владельца.',
  'moderation.unchanged': 'Менять нечего: всё уже так.',
  'moderation.owner_unreachable': 'Владелец отключил такие сообщения, или его аккаунт удалён.',
  'moderation.undo_impossible':
    'Вместе с этим изменением двигались деньги или правки владельца, или у владельца больше нет бесплатного места. Верните объявление вручную.',
  'moderation.undo_late': 'Вернуть как было можно в течение 24 часов.',
  'views.stale': 'Этот вид изменён в другом окне. Обновите список видов.',
  'views.too_many': 'Сохранено 50 видов. Удалите ненужный и повторите.',
  'moderation.reasons_missing': 'Укажите хотя бы одну причину.',
  'user.not_found': 'Пользователь с таким номером не найден.',
  'user.exists': 'Пользователь с таким номером уже есть.',
  'user.blocked': 'Аккаунт уже заблокирован. Обновите карточку.',
  'user.not_blocked': 'Аккаунт не заблокирован. Обновите карточку.',
  'user.merged': 'Аккаунт объединён с другим. Обновите карточку.',
  'user.not_mergeable':
    'Сейчас эти аккаунты нельзя объединить. Проверьте ещё раз, что этому мешает.',
  'user.staff': 'Это сотрудник. Сначала снимите с него роль.',
  'role.own': 'Свою роль изменить нельзя. Попросите другого старшего модератора.',
  'preset.not_found': 'Такой рассылки нет, или она уже удалена.',
  'preset.exists': 'Рассылка с такими условиями у вас уже есть.',
  'preset.too_many': 'Больше рассылок создать нельзя. Удалите те, что больше не нужны.',
  'settings.stale': 'Настройку уже изменили. Сравните с новым значением и сохраните ещё раз.',
  'site.maintenance': 'Ведутся технические работы, сайт временно недоступен.',
  'mail.unavailable': 'Отправка форм сейчас не работает. Попробуйте позже.',
  'network.failed': 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.',
  'server.failed': 'Что-то пошло не так, но мы уже работаем над этим. Попробуйте ещё раз.',
  'server.unavailable': 'Сервис временно недоступен. Попробуйте через минуту.',
} as const satisfies Record<string, string>

export type ErrorCode = keyof typeof ERROR_TEXTS

export const ERROR_CODES = Object.keys(ERROR_TEXTS) as ErrorCode[]

/** Whether a text is the code of an error. The site's build looks at its form only (apps/web/vite-thin-errors.ts). */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_TEXTS, code)

/** One wrong value: where it stands (`["body", "fields", "year"]`), what to do, what kind of mistake. */
export const issueSchema = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
})
export type Issue = z.infer<typeof issueSchema>

/** The body of every failed answer (domain §1). */
export const failureSchema = z.object({
  detail: z.union([z.string(), z.array(issueSchema)]),
  code: z.enum(ERROR_CODES as [ErrorCode, ...ErrorCode[]]),
  sessionId: z.string(),
})
export type Failure = z.infer<typeof failureSchema>
