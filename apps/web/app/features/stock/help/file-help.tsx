import { feedExampleCsv, feedExampleYml } from '@trassa/contracts/calls/feeds'
import { Link } from '@trassa/ui/actions/link'
import { Spinner } from '@trassa/ui/display/spinner'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { lazyPanel } from '../../../lib/hydration/lazy-panel.tsx'

const Columns = lazyPanel(() => import('./columns.tsx'))

const RULES = [
  'У каждого объявления свой номер, и он не меняется: по нему мы узнаем объявление в следующий раз.',
  'Изменилась строка – изменится объявление. Цена и описание меняются сразу, марка, модель, VIN и фотографии – после проверки.',
  'Строки больше нет – объявление снимается, вернулась – размещается снова. Истёкшее продлевается, пока есть публикации.',
  'Если из файла пропало больше половины объявлений, мы ничего не снимем и спросим вас.',
  'Что вы сняли или удалили сами, из файла не вернётся.',
]

/** How a file is made: rules, examples, and the columns of each type. */
export function FileHelp() {
  const [isOpened, setOpened] = useState(false)
  return (
    <section className="grid gap-4">
      <h2 className="font-bold text-title">Как подготовить файл</h2>
      <p className="max-w-prose">
        Подойдёт таблица CSV или файл YML до 20 МБ и 5 000 объявлений. Столбцы называются как поля
        при размещении: «Марка», «Год выпуска», «Пробег».
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <Link className="touch-target py-1" href={`/gateway${feedExampleCsv.path}`} download>
          Скачать пример CSV
        </Link>
        <Link className="touch-target py-1" href={`/gateway${feedExampleYml.path}`} download>
          Скачать пример YML
        </Link>
      </p>
      <ul className="grid max-w-prose list-disc gap-1.5 pl-5">
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <details className="group" onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
        <summary className="touch-target flex w-fit cursor-pointer list-none items-center gap-1 text-sign-text">
          Все столбцы и значения
          <ChevronDown className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="mt-4">
          {isOpened && <Columns attempt={isOpened} panel={{}} fallback={<Spinner />} />}
        </div>
      </details>
    </section>
  )
}
