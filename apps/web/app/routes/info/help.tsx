import { Article } from '../../features/info/article.tsx'
import { infoMeta } from '../../features/info/info-meta.ts'
import { QuestionsList } from '../../features/info/questions-list.tsx'
import { MailForm } from '../../features/mail-forms/mail-form.tsx'
import { DELIVERY_FIELDS, HELP_FIELDS } from '../../features/mail-forms/mail-form-fields.ts'
import { PATHS } from '../../shared/addresses/paths.ts'
import type { Route } from './+types/help'

const TITLE = 'Помощь'
/** Longer searches find nothing. */
const ASKED_MAX = 100

const load = (url: URL) => ({
  title: TITLE,
  asked: (url.searchParams.get('q') ?? '').slice(0, ASKED_MAX),
})

export const loader = ({ url }: Route.LoaderArgs) => load(url)
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => load(url)

export const meta = infoMeta({
  title: TITLE,
  description: 'Вход, размещение объявлений, проверка, фотографии. Вопрос в поддержку.',
  path: PATHS.help,
})

/** Questions, a form to support, the order of a transport (spec §2, §7). */
export default function Help({ loaderData: { asked } }: Route.ComponentProps) {
  return (
    <Article title={TITLE}>
      <QuestionsList asked={asked} />
      <h2 id="support">Написать в поддержку</h2>
      <p className="mb-4">Отвечаем в течение рабочего дня на указанный телефон или почту.</p>
      <MailForm
        name="help"
        label="Вопрос в поддержку"
        fields={HELP_FIELDS}
        button="Отправить вопрос"
        next="Ответим в течение рабочего дня на указанный телефон или почту."
      />
      <h2 id="delivery">Заказ перевозки</h2>
      <p className="mb-4">
        Доставим купленный автомобиль, мотоцикл или технику. Оставьте заявку – перезвоним и назовём
        цену и срок.
      </p>
      <MailForm
        name="delivery"
        label="Заказ перевозки"
        fields={DELIVERY_FIELDS}
        button="Отправить заявку"
        next="Перезвоним в течение рабочего дня и назовём цену и срок."
      />
    </Article>
  )
}
