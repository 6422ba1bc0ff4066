import { describe } from 'vitest'
import { expectReadings } from '../testing/expect-readings.ts'
import { shippedUnderstanding } from '../testing/shipped-understanding.ts'

const understanding = await shippedUnderstanding()

describe('a part or a service is chosen, not the vehicle that it is for', () => {
  expectReadings(understanding, [
    [
      'стартер пассат б6 2.0 дизель',
      'auto_parts_car markId=Volkswagen modelId=Passat typeId=Стартер «б6 2.0 дизель»',
    ],
    ['меркури 9.9 2т', 'moto_parts_hydro typeId=Подвесной лодочный мотор «меркури 9.9 2 тактный»'],
    ['двс 406', 'auto_parts_car markId=ГАЗ typeId=Двигатель в сборе «406»'],
    [
      'блок управления двигателем приора',
      'auto_parts_car markId=Lada (ВАЗ) modelId=Priora typeId=Блок управления двигателем',
    ],
    ['кофры на мотоцикл', 'moto_parts_accessories typeId=Кофр центральный,Кофры боковые'],
    [
      'нива 2121 фаркоп',
      'auto_parts_accessories markId=Lada (ВАЗ) modelId=2121 (4x4),Niva Legend,Niva Travel,Niva typeId=Фаркоп «2121»',
    ],
    [
      'ремень вариатора нива ск5',
      'auto_parts_special markId=Ростсельмаш modelId=СК-5 Нива,СК-5М Нива typeId=Ремни комбайна «ремень вариатора»',
    ],
    ['chaser 1jz', 'auto markId=Toyota modelId=Chaser «1jz»'],
    ['кпп zf 16 на камаз', 'auto_parts_truck markId=КАМАЗ typeId=Коробка передач «zf 16»'],
    ['фара камаз', 'auto_parts_truck markId=КАМАЗ typeId=Фара'],
    ['птф гранта', 'auto_parts_car markId=Lada (ВАЗ) modelId=Granta typeId=Противотуманная фара'],
    [
      'двигатель ваз 2110 бу',
      'auto_parts_car markId=Lada (ВАЗ) modelId=2110 typeId=Двигатель в сборе condition=Б/у',
    ],
    ['генератор форд фокус 2', 'auto_parts_car markId=Ford modelId=Focus typeId=Генератор «2»'],
    [
      'коробка автомат на тойоту камри 40',
      'auto_parts_car markId=Toyota modelId=Camry typeId=Автоматическая коробка передач «40»',
    ],
    [
      'капот приора белый бу',
      'auto_parts_car markId=Lada (ВАЗ) modelId=Priora typeId=Капот condition=Б/у «белый»',
    ],
    ['запчасти камаз', 'auto_parts_truck markId=КАМАЗ'],
    ['кофр на квадроцикл', 'moto_parts_accessories typeId=Кофр центральный'],
    ['шлем эндуро', 'moto_parts_accessories typeId=Шлем «эндуро»'],
    ['колеса на квадроцикл', 'moto_parts_wheels'],
    ['диски на крету', 'auto_parts_discs bolts=5 pcd=114.3..114.3'],
    [
      'шины на мтз 82 задние',
      'auto_parts_special markId=МТЗ «Беларус» modelId=82,82Л,82.1,82.2,82.3,82П,82Р typeId=Сельхозшина, камера «задние»',
    ],
    ['резина на трактор задняя', 'auto_parts_special typeId=Сельхозшина, камера «задняя»'],
    ['резина на ниву', 'auto_parts_tires «ниву»'],
    ['диски бороны', 'auto_parts_special typeId=Диск бороны, лапа культиватора'],
    ['аренда ямобура', 'services typeId=Аренда спецтехники «ямобура»'],
    [
      'аренда экскаватора погрузчика',
      'services typeId=Аренда спецтехники,Экскаватор, погрузчик «экскаватора погрузчика»',
    ],
    ['прокат снегоходов', 'services typeId=Аренда мототехники и лодок «снегоходов»'],
    ['акпп 6t30', 'auto_parts_car typeId=Автоматическая коробка передач «6t30»'],
    ['тент на прицеп', 'auto_parts_trailer typeId=Тент'],
    ['шины на дисках r15', 'auto_parts_wheels diameter=15..15'],
    ['шины 18.4 38', 'auto_parts_special typeId=Сельхозшина, камера «18.4 38»'],
    [
      'bfgoodrich at 31 10.5 r15',
      'auto_parts_tires markId=BFGoodrich diameter=15..15 «at 31 10.5»',
    ],
    ['двс к4м', 'auto_parts_car markId=Lada (ВАЗ),Nissan,Renault typeId=Двигатель в сборе «к4м»'],
    ['гбц камаз 740', 'auto_parts_truck markId=КАМАЗ typeId=Головка блока цилиндров «740»'],
    ['марк 2 1jz', 'auto markId=Toyota modelId=Mark II «1jz»'],
    ['диски на киа рио кованые', 'auto_parts_discs rim=Кованые bolts=4 pcd=100..100'],
    ['литье на бмв 18', 'auto_parts_discs rim=Литые bolts=5 diameter=18..18'],
    ['топливный бак 600 литров', 'auto_parts_truck typeId=Топливный бак «600 литров»'],
    ['прицеп к легковой машине', 'trailer typeId=Бортовой прицеп,Прицеп с тентом'],
    ['диск дио', 'moto_parts_discs «дио»'],
    [
      'акпп астра h',
      'auto_parts_car markId=Opel modelId=Astra typeId=Автоматическая коробка передач «h»',
    ],
    [
      'радиатор т-25',
      'auto_parts_special markId=ВТЗ (Владимирец) modelId=Т-25,Т-25А typeId=Радиатор охлаждения',
    ],
    ['задний мост камаз', 'auto_parts_truck markId=КАМАЗ typeId=Мост в сборе «задний мост»'],
    ['прицеп мзса для снегохода', 'moto_trailer markId=МЗСА typeId=Прицеп для снегохода'],
    ['прицеп с аппарелью для квадрика', 'moto_trailer typeId=Прицеп для квадроцикла «аппарелью»'],
    ['открыть авто без ключа', 'services typeId=Вскрытие замков автомобиля'],
    ['доставка дизтоплива', 'services typeId=Доставка топлива'],
    ['аккумулятор для самоката', 'moto_parts_electro typeId=Аккумуляторная батарея'],
    [
      'двигатель ямз 238',
      'auto_parts_truck markId=МАЗ,Урал,КрАЗ typeId=Двигатель в сборе «ямз 238»',
    ],
    [
      'двигатель 2.0 tfsi пробег до 100 тысяч',
      'auto_parts_car typeId=Двигатель в сборе «2.0 tfsi пробег до 100 тысяч»',
    ],
    [
      'секретки на колеса м12х1.5',
      'auto_parts_accessories typeId=Колпаки, секретки, проставки «м12х1.5»',
    ],
    [
      'тент на газель фермер',
      'auto_parts_truck markId=ГАЗ modelId=Газель 33023 Фермер typeId=Тент, каркас',
    ],
    ['сиденье с подогревом на снегоход', 'moto_parts_snow typeId=Сиденье «сиденье подогревом»'],
    ['камера 6.95 16 на уаз', 'auto_parts_tires diameter=16..16 «камера 6.95 уаз»'],
    ['люлька от ижа', 'moto_parts_moto markId=ИЖ «люлька»'],
    [
      'ремонт дизельных двигателей камаз',
      'services typeId=Ремонт двигателя profiles=Грузовые «дизельных камаз»',
    ],
    ['литьё на приору 14', 'auto_parts_discs rim=Литые diameter=14..14 bolts=4 pcd=98..98'],
    ['сигнализация старлайн а93', 'auto_parts_accessories typeId=Сигнализация «старлайн а93»'],
    ['ремонт вариаторов ниссан', 'services typeId=Ремонт коробки передач «ниссан»'],
    ['эвакуатор круглосуточно', 'services typeId=Эвакуатор «круглосуточно»'],
    ['тент на прицеп', 'auto_parts_trailer typeId=Тент'],
    [
      'акпп камри 40 бу',
      'auto_parts_car markId=Toyota modelId=Camry typeId=Автоматическая коробка передач condition=Б/у «40»',
    ],
    [
      'решетка радиатора тигго 4',
      'auto_parts_car markId=Chery modelId=Tiggo 4 typeId=Решётка радиатора',
    ],
    [
      'двигатель рав4 2.0',
      'auto_parts_car markId=Toyota modelId=RAV4 typeId=Двигатель в сборе «2.0»',
    ],
    ['скупка битых авто ростов', 'services typeId=Выкуп city=rostov-na-donu'],
    [
      'рычаг нижний фокус',
      'auto_parts_car markId=Ford modelId=Focus typeId=Рычаг подвески «нижний»',
    ],
    ['2112-1000260', 'auto_parts_car «2112-1000260»'],
    ['20Y-63-70728', 'auto_parts_car «20y-63-70728»'],
    ['а21r23-1118010', 'auto_parts_car «а21r23-1118010»'],
    ['резина 15000-20000', 'auto_parts_tires price=15000..20000'],
    ['двигатель д-240', 'auto_parts_special markId=МТЗ «Беларус» typeId=Двигатель в сборе «д 240»'],
    ['форсунки бош камаз евро 3', 'auto_parts_truck markId=КАМАЗ typeId=Форсунки «бош евро 3»'],
    ['генератор газель нн', 'auto_parts_truck markId=ГАЗ modelId=Газель NN typeId=Генератор'],
    ['проставки 5х120', 'auto_parts_accessories typeId=Колпаки, секретки, проставки «5х120»'],
    ['2056016', 'auto_parts_tires width=205..205 profile=60..60 diameter=16..16'],
    ['резина на камаз', 'auto_parts_tires «камаз»'],
    ['шины на гранту', 'auto_parts_tires «гранту»'],
    ['сузуки df 20', 'moto_parts_hydro typeId=Подвесной лодочный мотор «сузуки df 20»'],
    [
      'двигатель wd615',
      'auto_parts_truck markId=Howo (Sinotruk),Shacman (Shaanxi) typeId=Двигатель в сборе «wd615»',
    ],
    ['бетон с доставкой', 'services typeId=Другая услуга,Аренда спецтехники'],
    ['аренда авто под такси', 'services typeId=Аренда легковых автомобилей «аренда авто такси»'],
  ])
})

describe('the vehicle is chosen, not what it has or what else is said', () => {
  expectReadings(understanding, [
    ['квадроцикл с отвалом и лебедкой', 'quad_bike «отвалом лебедкой»'],
    ['лодка с прицепом', 'water «прицепом»'],
    ['мотоцикл с прицепом', 'moto «прицепом»'],
    ['лодка с мотором до 200 тысяч', 'water price=..200000 «мотором»'],
    ['камаз с птс', 'truck markId=КАМАЗ pts=Оригинал,Дубликат,Электронный'],
    ['автомастерская на базе урал', 'truck markId=Урал bodyType=Автомастерская'],
    ['автокран на базе камаз', 'special_industrial typeId=Автокран «камаз»'],
    ['картофелекопалка для мотоблока', 'special typeId=Картофелекопалка «мотоблока»'],
    ['плуг навесной для мтз', 'special typeId=Плуг «мтз»'],
    ['экскаватор погрузчик', 'special_industrial typeId=Экскаватор-погрузчик'],
    [
      'электровелосипед с двумя аккумуляторами',
      'electro typeId=Электровелосипед «двумя аккумуляторами»',
    ],
    ['велосипед с мотором', 'electro typeId=Электровелосипед «мотором»'],
    [
      'приора с двигателем 1.8',
      'auto markId=Lada (ВАЗ) modelId=Priora volume=1.8..1.8 «двигателем»',
    ],
    ['приора 16 клапанов', 'auto markId=Lada (ВАЗ) modelId=Priora «16 клапанов»'],
    ['лесовоз с прицепом', 'truck bodyType=Лесовоз «прицепом»'],
    ['мтз 892 с куном', 'special markId=МТЗ «Беларус» modelId=892,892.2 «куном»'],
    ['обь 3 с мотором ямаха 40', 'water markId=Обь modelId=3 «мотором ямаха 40»'],
    ['k4m', 'auto_parts_car markId=Lada (ВАЗ),Nissan,Renault «k4m»'],
    ['kia k4', 'auto markId=Kia modelId=K4'],
    [
      'компрессор маз',
      'auto_parts_truck markId=МАЗ typeId=Пневмокомпрессор,Компрессор кондиционера',
    ],
    ['форд транзит пассажирский', 'passenger markId=Ford modelId=Transit'],
    ['форик турбо', 'auto markId=Subaru modelId=Forester «турбо»'],
    ['самосвал до 2 млн', 'truck bodyType=Самосвал price=..2000000'],
    ['ямобур на базе газ 66', 'special_industrial typeId=Ямобур «газ 66»'],
    ['автокран 25 тонн', 'special_industrial typeId=Автокран «25 тонн»'],
    ['лодка пвх 3.6 метра', 'water typeId=Лодка ПВХ length=3.5..3.7'],
  ])
})

describe('of several parts the first one is meant, unless a name has both', () => {
  expectReadings(understanding, [
    ['фильтр салона тойота', 'auto_parts_car markId=Toyota typeId=Фильтры «фильтр салона»'],
    [
      'ремень грм с роликами логан 8кл',
      'auto_parts_car markId=Renault modelId=Logan typeId=Ремень или цепь ГРМ «роликами 8кл»',
    ],
  ])
})
