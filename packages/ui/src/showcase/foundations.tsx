import { Logo } from '../brand/logo.tsx'
import { Plate } from '../brand/plate.tsx'
import { Vehicle, type VehicleKind } from '../brand/vehicle.tsx'
import { Price } from '../display/price.tsx'
import { Line, Section } from './section.tsx'

const SWATCHES = [
  ['Асфальт', 'bg-asphalt text-on-asphalt'],
  ['Знак', 'bg-sign text-on-sign'],
  ['Разметка', 'bg-marking text-on-marking'],
  ['Можно', 'bg-go text-on-go'],
  ['Стоп', 'bg-stop text-on-stop'],
  ['Знак, тихий', 'bg-sign-quiet text-sign-text'],
  ['Разметка, тихая', 'bg-marking-quiet text-marking-text'],
  ['Можно, тихий', 'bg-go-quiet text-go-text'],
  ['Стоп, тихий', 'bg-stop-quiet text-stop-text'],
  ['Поверхность', 'border bg-surface text-text'],
  ['Поднятая', 'border bg-surface-raised text-text'],
  ['Углублённая', 'bg-surface-sunken text-text-muted'],
] as const

const VEHICLES = {
  car: 'Легковые',
  truck: 'Грузовики',
  bus: 'Автобусы',
  trailer: 'Прицепы',
  tractor: 'Сельхозтехника',
  excavator: 'Спецтехника',
  motorcycle: 'Мотоциклы',
  jetSki: 'Гидроциклы',
  snowmobile: 'Снегоходы',
  scooter: 'Электротранспорт',
  boat: 'Водный транспорт',
  quadBike: 'Квадроциклы',
  motoTrailer: 'Мотоприцепы',
  part: 'Запчасти',
  tyre: 'Шины',
  disc: 'Диски',
  wheel: 'Колёса',
  accessory: 'Аксессуары',
  service: 'Услуги',
} as const satisfies Record<VehicleKind, string>

/** Colour, type, figures, pictograms. */
export function Foundations() {
  return (
    <>
      <Section title="Основа">
        <Line label="Знак и имя">
          <Logo />
          <Logo className="w-8!" />
          <span className="rounded-control bg-asphalt p-4 text-on-asphalt">
            <Logo />
          </span>
        </Line>
        <Line label="Цвет">
          <ul className="grid w-full grid-cols-2 gap-2 sm:grid-cols-3 desk:grid-cols-6">
            {SWATCHES.map(([name, look]) => (
              <li
                key={name}
                className={`flex h-16 items-end rounded-control p-2 text-caption ${look}`}
              >
                {name}
              </li>
            ))}
          </ul>
        </Line>
        <div className="grid gap-2">
          <p className="font-bold text-display">Дорога длинная</p>
          <p className="font-bold text-heading">Снегоболотоходы и мотобуксировщики</p>
          <p className="font-bold text-title">Автомобиль из первых рук, обслуживался у дилера</p>
          <p className="max-w-form">
            Обычный текст. Машина в родной краске, зимой стояла в тёплом гараже, два комплекта
            колёс. Торг у капота.
          </p>
          <p className="text-caption text-text-muted">Подпись: Нижний Новгород, вчера в 18:40</p>
        </div>
        <Line label="Цены и номера">
          <Price roubles={1_284_000} size="heading" />
          <Price roubles={1_284_000} />
          <Price roubles={1500} from size="body" />
          <Price roubles={null} size="body" />
        </Line>
        <Line label="Таблички">
          <Plate size="large" side="км">
            84 000
          </Plate>
          <Plate side="77 RUS">О 123 МК</Plate>
          <Plate side="год">2018</Plate>
          <Plate size="small">XTA210990Y2765432</Plate>
        </Line>
      </Section>
      <Section title="Пиктограммы">
        <ul className="grid grid-cols-3 gap-x-2 gap-y-5 sm:grid-cols-4 desk:grid-cols-7">
          {Object.entries(VEHICLES).map(([kind, name]) => (
            <li key={kind} className="grid justify-items-center gap-1.5 text-center text-caption">
              <Vehicle kind={kind as VehicleKind} />
              <span className="hyphens-auto text-text-muted">{name}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
