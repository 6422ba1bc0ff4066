import { describe, expect, it } from 'vitest'
import { expectReadings } from '../testing/expect-readings.ts'
import { shippedUnderstanding } from '../testing/shipped-understanding.ts'

const understanding = await shippedUnderstanding()

describe('a sentence asks for what it names', () => {
  expectReadings(understanding, [
    [
      'продается ли где нибудь волга 3110 в хорошем состоянии в саратове',
      'auto markId=ГАЗ modelId=3110 «Волга» city=saratov',
    ],
    [
      'прицеп для легкового автомобиля чтобы возить картошку с дачи',
      'trailer typeId=Бортовой прицеп,Прицеп с тентом',
    ],
    ['нужен эвакуатор перевезти ниву', 'services typeId=Эвакуатор «ниву»'],
    ['нужна газель перевезти диван', 'services typeId=Грузоперевозки «нужна газель»'],
    ['что взять под грузоперевозки до полутора миллионов', 'truck price=..1500000'],
    ['выкуп тракторов в любом состоянии', 'services typeId=Выкуп profiles=Спецтехника'],
    [
      'комбайн нива ск 5 на запчасти или рабочий',
      'special markId=Ростсельмаш modelId=СК-5 Нива,СК-5М Нива typeId=Зерноуборочный комбайн',
    ],
    ['цистерна под гсм на полуприцепе', 'trailer typeId=Полуприцеп-цистерна «гсм полуприцепе»'],
    ['картофелекопалка к мотоблоку нева', 'special typeId=Картофелекопалка «мотоблоку нева»'],
    ['права категории с', 'services typeId=Автошкола, инструктор «c»'],
    [
      'автокран галичанин вездеход',
      'special_industrial markId=Галичанин typeId=Автокран «вездеход»',
    ],
    [
      'вилочный погрузчик комацу 1.5 тонны газ бензин',
      'special_industrial markId=Komatsu,Komatsu Forest (Valmet) typeId=Вилочный погрузчик «1.5 тонны газ бензин»',
    ],
    ['кашкай полный привод вариатор нет', 'auto markId=Nissan modelId=Qashqai drive=Полный'],
    ['картофелекопалка для мини трактора', 'special typeId=Картофелекопалка «мини трактора»'],
    ['хочу спортивное купе от 400 лошадей', 'auto bodyType=Купе power=400..'],
    [
      'экскаватор jcb 3cx аренда',
      'services typeId=Аренда спецтехники,Экскаватор, погрузчик «экскаватор jcb 3cx»',
    ],
    ['ларгус для большой семьи', 'auto markId=Lada (ВАЗ) modelId=Largus'],
    ['гранта до 400000, пенза', 'auto markId=Lada (ВАЗ) modelId=Granta price=..400000 city=penza'],
    ['zeekr 001 белый салон', 'auto markId=Zeekr modelId=001 «белый салон»'],
    ['прицеп для лодки легковой', 'trailer typeId=Лодочный прицеп'],
    ['двигатель 2zr-fe', 'auto_parts_car markId=Lexus,Toyota typeId=Двигатель в сборе «2zr fe»'],
    [
      'аренда крана манипулятора',
      'services typeId=Аренда грузовиков и автобусов,Аренда спецтехники,Манипулятор «крана манипулятора»',
    ],
    ['плуг 3 корпусный', 'special markId=Алмаз,Одессельмаш modelId=ПЛН-3-35,ПЛН-3-35 typeId=Плуг'],
    ['детское кресло от 0 до 3 лет', 'auto_parts_accessories typeId=Детское автокресло'],
    ['гидронасос ек-12', 'auto_parts_special_industrial typeId=Гидронасос «ек 12»'],
    [
      'большой багажник до миллиона',
      'auto price=..1000000 bodyType=Лифтбек,Универсал,Внедорожник 5 дв.',
    ],
    ['авто в калининградской области', 'auto city=kaliningradskaya-oblast'],
    ['автодом на базе фиат дукато', 'passenger markId=Fiat modelId=Ducato typeId=Дом на колёсах'],
    ['jcb 3cx аренда', 'services typeId=Аренда спецтехники «jcb 3cx»'],
    ['солярис vs рио', 'auto markId=Kia,Hyundai modelId=Rio,Solaris'],
    ['форд мустанг v8', 'auto markId=Ford modelId=Mustang «v8»'],
    ['рам 1500 пикап', 'auto markId=RAM modelId=1500 bodyType=Пикап'],
    [
      'ока с ручным управлением для инвалида',
      'auto markId=Lada (ВАЗ) modelId=1111 Ока «ручным управлением инвалида»',
    ],
    [
      'праворукие джипы до 1 млн',
      'auto steering=Справа bodyType=Внедорожник 5 дв.,Внедорожник 3 дв. price=..1000000',
    ],
    ['эвакуатор для фур краснодар', 'services typeId=Эвакуатор profiles=Грузовые city=krasnodar'],
    ['квадроцикл для проката', 'quad_bike «проката»'],
    [
      'прицеп легковой для категории е',
      'trailer typeId=Бортовой прицеп,Прицеп с тентом «категории e»',
    ],
    ['ауди 100 с4 разбор', 'auto_parts_car markId=Audi modelId=100 «с4»'],
    ['газель тент 4 метра грузоперевозки', 'services typeId=Грузоперевозки «газель тент 4 метра»'],
    ['мотоблок бу', 'special typeId=Мотоблок'],
    ['скутер б/у', 'moto typeId=Скутер mileage=1..'],
    [
      'bmw e39 530d',
      'auto markId=BMW modelId=5 серии generationId=IV (E39),IV рестайлинг (E39) volume=2.9..3 fuel=Дизель',
    ],
    ['лада краснодарского края', 'auto markId=Lada (ВАЗ) city=krasnodarskiy-kray'],
  ])

  it.each([
    ['минитрактор для огорода', 'special', 'огорода'],
    ['солярис в кредит без первого взноса', 'auto', 'кредит без первого взноса'],
  ])('of «%s» no list can be asked for all, which is told', (query, adType, leftOut) => {
    const [first] = understanding.understand(query)
    expect(first).toMatchObject({ adType, text: '', leftOut })
  })
})

describe('verbs say what is asked for', () => {
  expectReadings(understanding, [
    ['обменяю легковую на грузовую с доплатой', 'truck exchange=true'],
    ['меняю калину на приору', 'auto markId=Lada (ВАЗ) modelId=Priora exchange=true'],
    ['регулировка фар', 'services typeId=Автоэлектрик «регулировка фар»'],
    [
      'поменять рычаги казань',
      'services typeId=Ремонт подвески и рулевого city=kazan «замена рычаги»',
    ],
    ['камаз греется', 'services profiles=Грузовые typeId=Ремонт двигателя «камаз»'],
    ['мотор плохо заводится', 'services typeId=Ремонт двигателя «мотор»'],
    ['покрасить бампер ярославль', 'services typeId=Покраска city=yaroslavl «бампер»'],
    [
      'нанять самосвал',
      'services typeId=Аренда грузовиков и автобусов,Аренда спецтехники,Самосвал, вывоз мусора и грунта «самосвал»',
    ],
    ['меняю лодку с мотором на квадроцикл', 'quad_bike exchange=true'],
    ['мотоцикл или скутер', 'moto'],
    ['какие нужны права на скутер', 'moto typeId=Скутер'],
    ['обмен на камри', 'auto markId=Toyota modelId=Camry exchange=true'],
    ['поменять масло', 'services typeId=Замена масла, плановое ТО'],
    ['где поменять резину в казани', 'services typeId=Шиномонтаж city=kazan'],
    [
      'где починить печку в машине в твери',
      'services typeId=Ремонт кондиционеров и отопителей city=tver «машине»',
    ],
  ])

  it('what the buyer has is told to be left out', () => {
    const [first] = understanding.understand('хочу поменять солярис на кроссовер с доплатой')
    expect(first).toMatchObject({ adType: 'auto', text: '', leftOut: 'солярис' })
  })
})

describe('alternatives may be of other marks', () => {
  expectReadings(understanding, [
    [
      'трактор т-40 или юмз',
      'special markId=ЛТЗ,ЮМЗ modelId=Т-40,Т-40А,Т-40М typeId=Трактор,Гусеничный трактор,Мини-трактор',
    ],
    ['тойота или хонда цивик', 'auto markId=Honda,Toyota modelId=Civic'],
    ['бмв 5 серии или ауди а6', 'auto markId=BMW,Audi modelId=5 серии,A6'],
    ['киа рио или хендай солярис', 'auto markId=Kia,Hyundai modelId=Rio,Solaris'],
    ['жигули пятерка или семерка', 'auto markId=Lada (ВАЗ) modelId=2105,2107'],
    ['мтз 82 с кун', 'special markId=МТЗ «Беларус» modelId=82,82Л,82.1,82.2,82.3,82П,82Р «кун»'],
  ])
})

describe('an index says the engine, and a number what its words say', () => {
  expectReadings(understanding, [
    ['рх 350', 'auto markId=Lexus modelId=RX volume=3.5..3.5'],
    ['бмв х5 30d', 'auto markId=BMW modelId=X5 fuel=Дизель volume=3..3'],
    ['лада 2012 года и новее', 'auto markId=Lada (ВАЗ) year=2012..'],
    ['волга 3110 в москве', 'auto markId=ГАЗ modelId=3110 «Волга» city=moskva'],
    ['нива 2121', 'auto markId=Lada (ВАЗ) modelId=2121 (4x4)'],
    ['нива 21213', 'auto markId=Lada (ВАЗ) modelId=2121 (4x4) generationId=21213'],
    ['мерседес gle coupe', 'auto markId=Mercedes-Benz modelId=GLE Coupé'],
    ['камри 18-20 г', 'auto markId=Toyota modelId=Camry year=2018..2020'],
    ['с 15 по 17 год солярис', 'auto markId=Hyundai modelId=Solaris year=2015..2017'],
    ['калина до 150 тыщ', 'auto markId=Lada (ВАЗ) modelId=Kalina price=..150000'],
    ['автошкола категория с', 'services typeId=Автошкола, инструктор «категория c»'],
    ['электромобиль 400 км', 'auto fuel=Электро «400 км»'],
    ['электромобиль запас хода 500 км', 'auto fuel=Электро «запас хода 500 км»'],
  ])
})
