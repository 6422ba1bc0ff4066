import type { Random } from '../random.ts'

/** The facts that a text is written from; Russian words are those of the form. */
export interface CarFacts {
  /** Mark and model. */
  name: string
  year: number
  /** Kilometres. */
  mileage: number
  owners: number
  damaged: boolean
  gearbox: 'механика' | 'автомат' | 'робот' | 'вариатор'
  fuel: 'бензин' | 'дизель' | 'гибрид' | 'электро' | 'газ' | 'бензин и газ'
  drive: 'передний' | 'задний' | 'полный'
  /** Litres; `null` for electric cars. */
  volume: number | null
  power: number
  options: readonly string[]
  exchange: boolean
  city: string
  season: 'winter' | 'spring' | 'summer' | 'autumn'
}

/** The style of a text. */
export type Voice = 'laconic' | 'story' | 'list' | 'dealer'

const km = (value: number) => value.toLocaleString('ru-RU').replace(/\s/g, ' ')
const engine = (f: CarFacts) =>
  f.volume === null
    ? `электромотор ${f.power} л. с.`
    : `${f.fuel}, ${f.volume.toFixed(1)} л, ${f.power} л. с.`

const state = (f: CarFacts, r: Random) =>
  f.damaged
    ? r.pick([
        'После ДТП, на ходу, подушки целы. Что повреждено, видно на фото.',
        'Битая спереди, двигатель и коробка работают. Под восстановление или на запчасти.',
        'Требует кузовного ремонта, технически исправна. Торг у машины.',
      ])
    : r.pick(
        f.mileage < 30_000
          ? [
              'Состояние нового автомобиля, на гарантии.',
              'Пробег маленький, салон как из магазина.',
              'Куплена у дилера, все ТО по регламенту.',
            ]
          : f.year < 2000
            ? [
                'Для своих лет в хорошем состоянии, заводится и едет.',
                'Кузов варился, пороги целые, гнили нет.',
                'Возраст даёт о себе знать, но машина живая.',
                'Мелкие косяки по кузову есть, по ходовой вопросов нет.',
              ]
            : [
                'Состояние хорошее, вложений не требует.',
                'По технике вопросов нет, сел и поехал.',
                'Кузов ровный, есть пара сколов на капоте.',
                'Два элемента крашены в цвет, остальное в родной краске.',
                'Не битая, есть мелкие царапины на бамперах.',
              ],
      )

const service = (f: CarFacts, r: Random) =>
  r.pick([
    `Масло менял каждые ${r.pick([7, 8, 10])} тысяч, последний раз месяц назад.`,
    'Недавно поменял колодки и диски по кругу.',
    f.fuel === 'электро'
      ? 'Батарея держит почти как новая, заряжал в основном дома.'
      : 'Поменяны свечи, фильтры, антифриз.',
    f.gearbox === 'механика'
      ? 'Сцепление меняли год назад, передачи включаются чётко.'
      : 'Масло в коробке менялось, переключается плавно.',
    'Подвеску перебрал весной, ничего не стучит.',
    'Обслуживалась в одном сервисе, чеки сохранены.',
    f.year > 2014
      ? 'Сервисная книжка с отметками на руках.'
      : 'Аккумулятор новый, в мороз заводится с первого раза.',
  ])

const life = (f: CarFacts, r: Random) =>
  r.pick([
    f.owners === 1
      ? 'Брал новой в салоне, один хозяин.'
      : `Я ${f.owners === 2 ? 'второй' : f.owners === 3 ? 'третий' : 'не первый'} хозяин, езжу сам.`,
    'В основном трасса, по городу почти не ездила.',
    'Ездила жена: дом, работа, детский сад.',
    'В такси и каршеринге не была.',
    'Хранится в тёплом гараже.',
    'Не курили, животных не возили.',
    `Живёт в городе ${f.city}, зимой на реагентах почти не бывает.`,
  ])

const season = (f: CarFacts, r: Random) =>
  f.season === 'winter'
    ? r.pick([
        'Стоит на хорошей зимней резине.',
        'Зимняя шипованная резина, летняя в придачу.',
        'Заводится в любой мороз.',
      ])
    : r.pick([
        'Отдам второй комплект колёс.',
        'Летняя резина новая, зимняя на один сезон.',
        'Резина свежая, менять не нужно.',
      ])

const reason = (f: CarFacts, r: Random) =>
  r.pick(
    [
      'Продаю, потому что купил машину побольше.',
      'Продажа в связи с переездом.',
      'Стоит без дела, жалко.',
      'Причина продажи: нужна машина с полным приводом.',
      'Перешёл на служебную, эта не нужна.',
    ].filter((text) => f.drive !== 'полный' || !text.includes('полным')),
  )

const closing = (f: CarFacts, r: Random) =>
  r.pick([
    'Небольшой торг у капота.',
    'Торг только при осмотре.',
    'Проверка на любом сервисе за ваш счёт.',
    'Показать могу вечером или в выходные.',
    'Документы в порядке, запретов нет.',
    f.exchange ? 'Рассмотрю обмен с доплатой.' : 'Обмен не предлагать.',
    'На вопросы отвечу, лучше сначала приехать посмотреть.',
  ])

const gear = (f: CarFacts, r: Random, count: number) =>
  r
    .shuffle(f.options)
    .slice(0, count)
    .map((option) =>
      /^[A-ZА-Я]{2}|^Isofix|^Blue|^Car/.test(option)
        ? option
        : option.charAt(0).toLowerCase() + option.slice(1),
    )

const laconic = (f: CarFacts, r: Random) =>
  [
    `${f.name}, ${f.year} год.`,
    ...r.shuffle([state(f, r), service(f, r), life(f, r), season(f, r)]).slice(0, r.int(1, 2)),
    closing(f, r),
  ].join(' ')

const story = (f: CarFacts, r: Random) => {
  const first = r.pick([
    `Продаю ${f.name}, ${f.year} год, пробег ${km(f.mileage)} км, честный.`,
    `${f.name}, ${f.year} год, ${engine(f)}, ${f.gearbox}.`,
    `Продам свою ${f.name}. Год ${f.year}, коробка ${f.gearbox}, привод ${f.drive}.`,
  ])
  const equipment = gear(f, r, r.int(3, 6))
  const body = [state(f, r), life(f, r), service(f, r)].join(' ')
  const has = equipment.length > 2 ? `Из полезного: ${equipment.join(', ')}.` : ''
  return [
    `${first} ${body}`,
    [has, season(f, r)].filter(Boolean).join(' '),
    `${reason(f, r)} ${closing(f, r)}`,
  ].join('\n\n')
}

const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

const list = (f: CarFacts, r: Random) => {
  const works = r
    .shuffle(
      [
        'масло и все фильтры',
        'тормозные диски и колодки',
        'амортизаторы передние',
        'аккумулятор',
        'ремень навесного оборудования',
        'стойки стабилизатора',
        'ступичный подшипник',
        'развал-схождение',
      ].filter((item) => f.fuel !== 'электро' || !item.startsWith('масло')),
    )
    .slice(0, r.int(3, 5))
  const equipment = gear(f, r, r.int(4, 8))
  return [
    `${f.name}, ${f.year} год, ${engine(f)}, ${f.gearbox}, ${f.drive} привод. ${state(f, r)}`,
    `**Что сделано за последний год:**\n\n${bullets(works)}`,
    ...(equipment.length > 2 ? [`**Что есть в машине:**\n\n${bullets(equipment)}`] : []),
    `${season(f, r)} ${closing(f, r)}`,
  ].join('\n\n')
}

const dealer = (f: CarFacts, r: Random) => {
  const equipment = gear(f, r, r.int(4, 9))
  return [
    `${f.name}, ${f.year} год, в наличии в городе ${f.city}. Пробег ${km(f.mileage)} км, владельцев по ПТС: ${f.owners}. ${f.damaged ? 'Автомобиль с повреждениями, подробности у менеджера.' : r.pick(['Автомобиль прошёл проверку по 120 пунктам.', 'Юридическая чистота проверена, отчёт покажем.', 'Проведена предпродажная подготовка.'])}`,
    ...(equipment.length > 2 ? [`**Комплектация:**\n\n${bullets(equipment)}`] : []),
    `**Условия:**\n\n${bullets(r.shuffle(['кредит без первоначального взноса', 'обмен на ваш автомобиль с доплатой', 'гарантия на двигатель и коробку один год', 'оформление за один час', 'пробная поездка по записи']).slice(0, 3))}`,
    r.pick([
      'Ждём вас ежедневно, без выходных.',
      'Автомобиль можно забронировать на сутки.',
      'Цена указана без учёта скидки за обмен.',
    ]),
  ].join('\n\n')
}

const WRITERS: Record<Voice, (f: CarFacts, r: Random) => string> = { laconic, story, list, dealer }

/** A description in markdown, 60 to 900 signs, without phones and links (domain §3, risk score). */
export const carText = (facts: CarFacts, voice: Voice, random: Random) => {
  const text = WRITERS[voice](facts, random)
  return text.length < 60 ? `${text} Документы в порядке, запретов нет.` : text
}
