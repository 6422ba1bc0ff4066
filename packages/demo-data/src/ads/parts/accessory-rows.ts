import type { PartRow } from './part-row.ts'

export const CAR_ACCESSORIES: readonly PartRow[] = [
  [101, 'Коврики 3D в салон', 4_900, 'mats'],
  [102, 'Коврик в багажник', 2_100, 'mats'],
  [201, 'Автокресло детское 9–36 кг', 8_900, 'childSeat'],
  [202, 'Бустер', 2_400, 'childSeat'],
  [301, 'Магнитола на Android', 18_500, 'radio'],
  [304, 'Видеорегистратор', 7_400, 'dashCam'],
  [305, 'Радар-детектор', 9_800, 'dashCam'],
  [403, 'Блокиратор руля', 3_600, 'lock'],
  [502, 'Автобокс 430 л', 29_500, 'roofBox'],
  [510, 'Тент на автомобиль', 3_900, 'cover'],
  [605, 'Домкрат подкатной 2,5 т', 5_400, 'jack'],
  [701, 'Масло моторное 5W-30, 4 л', 3_200, 'oils'],
  [703, 'Набор автохимии', 2_400, 'oils'],
  [706, 'Набор инструмента 94 предмета', 7_900, 'tools'],
  [707, 'Компрессор автомобильный', 3_400, 'compressor'],
  [708, 'Пусковое устройство', 6_900, 'compressor'],
]

export const MOTO_ACCESSORIES: readonly PartRow[] = [
  [101, 'Шлем интеграл, размер L', 14_500, 'helmet'],
  [101, 'Шлем модуляр, размер M', 19_500, 'helmet'],
  [102, 'Куртка текстильная с защитой', 16_500, 'jacket'],
  [104, 'Мотокомбинезон кожаный', 38_000, 'jacket'],
  [105, 'Перчатки кожаные', 4_900, 'gloves'],
  [106, 'Мотоботы туристические', 16_500, 'boots'],
  [110, 'Очки кроссовые', 3_900, 'goggles'],
  [111, 'Комбинезон для снегохода', 24_500, 'jacket'],
  [201, 'Кофр центральный 47 л', 14_900, 'panniers'],
  [202, 'Кофры боковые алюминиевые', 49_000, 'panniers'],
  [405, 'Цепь противоугонная', 5_900, 'lock'],
  [501, 'Чехол на мотоцикл', 2_900, 'cover'],
  [502, 'Масло 10W-40, 4 л', 3_900, 'oils'],
]

/** Makers of accessories, by what the accessory looks like. */
export const ACCESSORY_BRANDS: Partial<Record<string, readonly string[]>> = {
  mats: ['SEINTEX', 'Rezkon', 'Norplast', '3D Carmats'],
  childSeat: ['Cybex', 'Siger', 'Britax', 'Zlatek'],
  radio: ['Pioneer', 'Teyes', 'Kenwood', 'Prology'],
  dashCam: ['70mai', 'Neoline', 'Playme', 'SilverStone'],
  roofBox: ['Thule', 'LUX', 'Евродеталь', 'Terra Drive'],
  compressor: ['Berkut', 'Качок', 'Агрессор', 'AVS'],
  jack: ['Matrix', 'Stvol', 'Сорокин'],
  tools: ['Ombra', 'Jonnesway', 'Дело техники'],
  oils: ['Лукойл', 'Motul', 'Shell', 'Liqui Moly'],
  helmet: ['Shoei', 'LS2', 'AGV', 'HJC'],
  jacket: ['Dainese', 'Alpinestars', 'Hyperlook', 'Moteq'],
  gloves: ['Alpinestars', 'Furygan', 'Moteq'],
  boots: ['TCX', 'Forma', 'Sidi'],
  goggles: ['100%', 'Oakley', 'Scott'],
  panniers: ['Givi', 'Shad', 'Kappa'],
  lock: ['Oxford', 'Abus', 'Mul-T-Lock'],
}
export const NO_NAMES: readonly string[] = ['Airline', 'Autoprofi']
