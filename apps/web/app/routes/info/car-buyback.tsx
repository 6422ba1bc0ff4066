import { Article } from '../../features/info/article.tsx'
import { infoMeta } from '../../features/info/info-meta.ts'
import { MailForm } from '../../features/mail-forms/mail-form.tsx'
import { BUYBACK_FIELDS } from '../../features/mail-forms/mail-form-fields.ts'
import { PATHS } from '../../shared/addresses/paths.ts'

const TITLE = 'Выкуп автомобиля'

const page = { title: TITLE }

export const loader = () => page
export const clientLoader = () => page

export const meta = infoMeta({
  title: TITLE,
  description: 'Оставьте заявку на выкуп автомобиля: марка, год, пробег и город.',
  path: PATHS.carBuyback,
})

/** Car buyback (spec §2). */
export default function CarBuyback() {
  return (
    <Article title={TITLE}>
      <p>
        Не хотите ждать покупателя – оставьте заявку. Мы посмотрим на неё, перезвоним и назовём
        предварительную цену. Заявка ни к чему не обязывает.
      </p>
      <h2>Что будет дальше</h2>
      <ol className="list-decimal space-y-1 pl-6">
        <li>Мы свяжемся с вами в течение рабочего дня и уточним детали.</li>
        <li>Назовём предварительную цену и договоримся об осмотре.</li>
        <li>После осмотра назовём окончательную. Согласиться или отказаться решаете вы.</li>
      </ol>
      <h2>Заявка</h2>
      <MailForm
        name="buyback"
        label="Заявка на выкуп"
        fields={BUYBACK_FIELDS}
        button="Отправить заявку"
        next="Мы свяжемся с вами в течение рабочего дня."
      />
    </Article>
  )
}
