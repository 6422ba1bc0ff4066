type BoatRow = readonly [
  type: string,
  /** `null` where the dictionary has no such mark; the model is the whole name then. */
  mark: string | null,
  model: string,
  /** Metres. */
  length: number,
  /** 0 without an engine. */
  power: number,
  material: string,
  from: number,
  to: number,
  /** Thousand roubles for one of the last year, with its engine. */
  price: number,
  /** How often the popular half is of it; absent in the long tail. */
  weight?: number,
  /** What texts say after its name. */
  kit?: string,
]

const [ALUMINIUM, PLASTIC, PVC] = ['Алюминий', 'Стеклопластик', 'ПВХ']

const AIRBOAT = 'Аэролодка'
const CABIN = 'с каютой'

/** Boats for one use, in the long tail. */
const SPECIAL_ROWS: readonly BoatRow[] = [
  [AIRBOAT, null, 'Пиранья 5', 5.2, 130, PVC, 2013, 2024, 1_450, undefined, 'с прицепом'],
  [AIRBOAT, null, 'Патруль 600 на полозьях', 6, 150, PVC, 2015, 2025, 2_300],
  ['Катер', 'Волжанка', '63 Cabin', 6.3, 150, ALUMINIUM, 2015, 2025, 4_900, undefined, CABIN],
  ['Катер', 'Амур', 'Восток', 5.9, 90, ALUMINIUM, 1982, 1996, 420, undefined, CABIN],
  ['Катер', 'Bayliner', '245 Cruiser', 7.6, 220, PLASTIC, 2003, 2013, 2_900, undefined, CABIN],
  ['Судно на воздушной подушке', null, 'Нептун-23', 8.2, 200, PLASTIC, 2012, 2023, 6_900],
  ['SUP-доска', null, 'Gladiator Pro 10.6', 3.2, 0, PVC, 2020, 2025, 29],
  ['Байдарка или каяк', null, 'Таймень-2', 5.1, 0, PVC, 1988, 2016, 24],
  ['Катамаран', null, 'надувной, четырёхместный', 4.5, 0, PVC, 2005, 2022, 42],
  ['Понтон', null, 'с беседкой и мангалом', 7, 30, ALUMINIUM, 2014, 2024, 950],
]

export const BOAT_ROWS: readonly BoatRow[] = [
  ...SPECIAL_ROWS,
  ['Моторная лодка', 'Казанка', '5М4', 4.6, 30, ALUMINIUM, 1978, 1996, 190, 3],
  ['Моторная лодка', 'Казанка', 'М', 4.62, 25, ALUMINIUM, 1972, 1990, 110, 2],
  ['Моторная лодка', 'Прогресс', '4', 4.86, 30, ALUMINIUM, 1977, 1994, 170, 2.5],
  ['Моторная лодка', 'Прогресс', '2М', 4.65, 30, ALUMINIUM, 1975, 1979, 150, 2],
  ['Моторная лодка', 'Крым', 'М', 4.2, 30, ALUMINIUM, 1972, 1993, 150, 2.5],
  ['Моторная лодка', 'Обь', 'М', 4.15, 20, ALUMINIUM, 1976, 1994, 125, 2],
  ['Моторная лодка', 'Салют', '430', 4.3, 30, ALUMINIUM, 2012, 2025, 590, 1.5],
  ['Моторная лодка', 'Салют', '480', 4.8, 60, ALUMINIUM, 2013, 2025, 1_250],
  ['Моторная лодка', 'Wyatboat', '430', 4.3, 40, ALUMINIUM, 2012, 2025, 650, 1.5],
  ['Моторная лодка', 'Realcraft', '440', 4.4, 40, ALUMINIUM, 2015, 2025, 720, 1],
  ['Моторная лодка', 'Windboat', '4.5 DC', 4.5, 50, ALUMINIUM, 2013, 2025, 1_050, 1],
  ['Моторная лодка', 'Волжанка', '46 Fish', 4.6, 60, ALUMINIUM, 2013, 2025, 1_350, 1.5],
  ['Моторная лодка', 'Тактика', '430 DC', 4.3, 40, ALUMINIUM, 2016, 2025, 790, 1],
  ['Лодка ПВХ', 'Флагман', '350', 3.5, 10, PVC, 2012, 2026, 265, 2, 'с мотором Yamaha 9.9'],
  ['Лодка ПВХ', 'Солар', 'Максима 380', 3.8, 18, PVC, 2012, 2026, 340, 2, 'с мотором Tohatsu 18'],
  ['Лодка ПВХ', 'Мнев', 'Кайман N-330', 3.3, 15, PVC, 2005, 2023, 240, 1, 'с мотором Suzuki 15'],
  ['Лодка ПВХ', 'Badger', 'Air Line 360', 3.6, 0, PVC, 2010, 2024, 75],
  ['Лодка ПВХ', 'Хантер', '320', 3.2, 5, PVC, 2008, 2025, 88, 1.5, 'с мотором Hangkai 5'],
  ['Лодка ПВХ', 'Gladiator', 'D 420 AL', 4.2, 30, PVC, 2012, 2024, 430, 1, 'с мотором Mercury 30'],
  ['Лодка ПВХ', 'Фрегат', '300 E', 3, 0, PVC, 2008, 2025, 46, 1.5, 'без мотора'],
  ['RIB', 'Winboat', '375 R', 3.75, 25, PVC, 2012, 2025, 420],
  ['RIB', 'Skyboat', '440 R', 4.4, 50, PVC, 2012, 2024, 850],
  ['Катер', 'Bayliner', '185 BR', 5.56, 135, PLASTIC, 2004, 2015, 1_350, 0.7],
  ['Катер', 'Sea Ray', '240 Sundancer', 7.9, 260, PLASTIC, 2002, 2016, 4_600],
  ['Катер', 'Silver', 'Hawk BR', 5.4, 115, ALUMINIUM, 2007, 2021, 2_900],
  ['Катер', 'Buster', 'Magnum', 6.5, 150, ALUMINIUM, 2008, 2021, 4_300],
  ['Катер', 'Yamarin', '63 DC', 6.27, 150, PLASTIC, 2012, 2021, 4_400],
  ['Катер', 'Four Winns', '248 Vista', 7.9, 280, PLASTIC, 1999, 2010, 2_600],
  ['Моторная яхта', 'Princess', '42', 13.5, 740, PLASTIC, 2003, 2014, 21_000],
  ['Моторная яхта', 'Bavaria', '32 Sport', 10.3, 520, PLASTIC, 2005, 2014, 9_800],
  ['Парусная яхта', 'Bavaria', '36 Cruiser', 11, 29, PLASTIC, 2002, 2013, 7_900],
  ['Вёсельная лодка', 'Пелла', 'Фиорд', 4.1, 0, PLASTIC, 1985, 2024, 110],
  ['Моторная лодка', 'Воронеж', 'М', 4, 20, ALUMINIUM, 1978, 1994, 95, 1],
  ['Моторная лодка', 'Wyatboat', '490', 4.9, 80, ALUMINIUM, 2012, 2025, 1_250],
  ['Лодка ПВХ', 'Badger', 'Fishing Line 300', 3, 0, PVC, 2010, 2024, 52],
  ['Лодка ПВХ', 'Флагман', '320', 3.2, 10, PVC, 2010, 2026, 235, 1, 'с мотором Tohatsu 9.8'],
]
