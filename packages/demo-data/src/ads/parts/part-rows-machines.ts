import type { PartRow } from './part-row.ts'

const POWERED = ['tractor', 'combine']

export const FARM_PARTS: readonly PartRow[] = [
  [101, 'Двигатель в сборе', 260_000, 'engine', ['classic']],
  [104, 'Поршневая группа', 34_000, 'pistons', POWERED],
  [107, 'Турбокомпрессор', 29_000, 'turbo', POWERED],
  [201, 'ТНВД', 42_000, 'starter', POWERED],
  [301, 'Радиатор водяной', 27_000, 'radiator', POWERED],
  [401, 'Коробка передач', 185_000, 'gearbox', ['tractor']],
  [402, 'Корзина сцепления', 18_500, 'clutch', ['tractor']],
  [404, 'Мост задний', 210_000, 'axleBeam', ['tractor']],
  [506, 'Шина задняя', 34_000, 'tyre/farm', ['classic']],
  [703, 'Гидроцилиндр навески', 9_800, 'cylinder', ['tractor']],
  [801, 'Кабина в сборе', 165_000, 'truckCab', ['classic']],
  [804, 'Сиденье подрессоренное', 19_500, 'seat', POWERED],
  [806, 'Фара рабочего света', 2_400, 'headlight', POWERED],
  [901, 'Генератор', 9_800, 'alternator', POWERED],
  [902, 'Стартер редукторный', 12_500, 'starter', POWERED],
  [1005, 'Цепь наклонной камеры', 24_000, 'chain', ['combine']],
  [1101, 'Лемех', 1_400, 'ploughshare', ['plough']],
  [1102, 'Лапа культиваторная', 900, 'ploughshare', ['cultivator']],
  [1201, 'Фильтры комплект', 3_900, 'filters', POWERED],
]

const CRAWLERS = ['crawler']
const DIGGERS = ['excavator', 'backhoe']

export const INDUSTRIAL_PARTS: readonly PartRow[] = [
  [101, 'Двигатель в сборе', 690_000, 'engine'],
  [105, 'Турбокомпрессор', 62_000, 'turbo'],
  [301, 'Радиатор охлаждения', 68_000, 'radiator'],
  [501, 'Гидронасос основной', 390_000, 'gearbox', ['excavator', 'loader']],
  [506, 'Гидроцилиндр рукояти', 96_000, 'cylinder', DIGGERS],
  [601, 'Гусеница в сборе', 420_000, 'trackLinks', CRAWLERS],
  [602, 'Резиновая гусеница', 98_000, 'rubberTrack', ['mini']],
  [608, 'Башмаки гусеницы комплект', 210_000, 'trackLinks', CRAWLERS],
  [801, 'Ковш 600 мм', 74_000, 'bucket', DIGGERS],
  [801, 'Ковш фронтальный', 185_000, 'bucket', ['loader']],
  [802, 'Зубья ковша комплект', 14_500, 'bucket', DIGGERS],
  [803, 'Нож отвала', 58_000, 'ploughshare', ['bulldozer', 'grader']],
  [904, 'Сиденье оператора', 49_000, 'seat'],
  [906, 'Фара рабочего света', 4_900, 'headlight'],
  [1001, 'Генератор', 34_000, 'alternator'],
  [1002, 'Стартер', 39_000, 'starter'],
  [1101, 'Фильтры комплект на 500 часов', 16_500, 'filters'],
]
