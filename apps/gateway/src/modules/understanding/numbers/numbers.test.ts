import { describe } from 'vitest'
import { expectReadings } from '../testing/expect-readings.ts'
import { shippedUnderstanding } from '../testing/shipped-understanding.ts'

const thisYear = new Date().getFullYear()
const understanding = await shippedUnderstanding()

describe('digits mean what the words around them say', () => {
  expectReadings(understanding, [
    ['2000х годов бмв', 'auto markId=BMW year=2000..2009'],
    [
      'поло 1.6 110 автомат',
      'auto markId=Volkswagen modelId=Polo volume=1.6..1.6 power=110..110 gearbox=Автомат,Робот,Вариатор',
    ],
    ['трал 60т', 'trailer typeId=Трал «60т»'],
    ['тт-4м', 'special_industrial markId=Алтайский трактор (ТТ-4) modelId=ТТ-4М'],
    ['грузовик 20 кубов', 'truck «20 кубов»'],
    ['385/65 прицепная', 'auto_parts_tires width=385..385 profile=65..65 «прицепная»'],
    ['гранта без пробега', 'auto markId=Lada (ВАЗ) modelId=Granta mileage=..0'],
    ['пробокс без пробега', 'auto markId=Toyota modelId=Probox «без пробега»'],
    ['камри без пробега по рф', 'auto markId=Toyota modelId=Camry «без пробега рф»'],
    ['мотошина 180/55', 'moto_parts_tires width=180..180 profile=55..55'],
    ['резина на камаз 315', 'auto_parts_tires width=315..315 «камаз»'],
    ['спорт 600 кубов', 'moto typeId=Спортбайк volume=594..602'],
    ['спорт 600-1000 кубов', 'moto typeId=Спортбайк volume=600..1000'],
    ['мотоцикл 250-400', 'moto volume=250..400'],
    ['субару с 2.5 мотором', 'auto markId=Subaru volume=2.5..2.5 «мотором»'],
    ['автобус с 2 дверями', 'passenger «двумя дверями»'],
    ['приора с 1 хозяином', 'auto markId=Lada (ВАЗ) modelId=Priora owners=Один'],
    ['питбайк сыну 10 лет', 'moto typeId=Питбайк'],
    ['мотоцикл под рост 190', 'moto'],
    ['квадроцикл 4х4 до 400к', 'quad_bike drive=Полный,Подключаемый полный price=..400000'],
    ['мощность до 200 л.с. полный привод', 'auto power=..200 drive=Полный'],
    ['машина до сотки', 'auto price=..100000'],
    ['расход до 6 литров дизель', 'auto fuel=Дизель «расход до 6 литров»'],
    ['автовышка 18м', 'truck bodyType=Автовышка «18м»'],
    ['камаз 6*6', 'truck markId=КАМАЗ driveFormula=6x6'],
    ['камри 3.0 и больше', 'auto markId=Toyota modelId=Camry volume=3..'],
    ['бмв от 150 лс', 'auto markId=BMW power=150..'],
    ['киа пробег до 100', 'auto markId=Kia mileage=..100000'],
    ['киа до 100 т км', 'auto markId=Kia mileage=..100000'],
    [
      'краснодар +100 км гранта',
      'auto markId=Lada (ВАЗ) modelId=Granta city=krasnodar radius=+100 км',
    ],
    ['птс 250 кубов мотоцикл', 'moto volume=247..251 pts=Оригинал,Дубликат,Электронный'],
    [
      'камри не старше пятнадцатого года до двух миллионов',
      'auto markId=Toyota modelId=Camry year=2015.. price=..2000000',
    ],
    ['октавия 1.4 tsi', 'auto markId=Skoda modelId=Octavia volume=1.4..1.4 fuel=Бензин «tsi»'],
    ['форсунки 1.6 hdi', 'auto_parts_car typeId=Форсунки, топливная рампа «1.6 hdi»'],
    ['проходные авто 3-5 лет', `auto year=${thisYear - 5}..${thisYear - 3} «проходные»`],
    ['рио пробег 50000-100000', 'auto markId=Kia modelId=Rio mileage=50000..100000'],
    ['машина с пробегом до 50 тыс км', 'auto mileage=..50000'],
    ['мощность от 200', 'auto power=200..'],
    ['500000', 'auto price=..500000'],
    [
      'зимние шины r15 4 штуки',
      'auto_parts_tires seasonality=Зимние шипованные,Зимние нешипованные diameter=15..15 quantity=4..4',
    ],
    ['трал 2012 до 3 млн', 'trailer typeId=Трал year=2012..2012 price=..3000000'],
    ['прицеп двухосный', 'trailer axles=2..2'],
    ['диск камаз 7.0-20', 'auto_parts_discs rimWidth=7..7 diameter=20..20 «камаз»'],
    ['06A115561B', 'auto_parts_car «06a115561b»'],
    ['диски 16 5 114.3', 'auto_parts_discs diameter=16..16 bolts=5 pcd=114.3..114.3'],
    ['солярис 2015-2017', 'auto markId=Hyundai modelId=Solaris year=2015..2017'],
    ['камри до 2-х млн', 'auto markId=Toyota modelId=Camry price=..2000000'],
    ['лада до полумиллиона', 'auto markId=Lada (ВАЗ) price=..500000'],
    [
      'туарег 3.0 дизель 245',
      'auto markId=Volkswagen modelId=Touareg volume=3..3 fuel=Дизель power=245..245',
    ],
    ['от 1.5 до 2 млн кроссовер', 'auto price=1500000..2000000 bodyType=Внедорожник 5 дв.'],
    [
      'приора 2013 до 350000р',
      'auto markId=Lada (ВАЗ) modelId=Priora year=2013..2013 price=..350000',
    ],
    ['камри за 1.5', 'auto markId=Toyota modelId=Camry price=..1500000'],
    ['камри 1 200 000', 'auto markId=Toyota modelId=Camry price=..1200000'],
    ['пробег 30-60 тысяч', 'auto mileage=30000..60000'],
    ['лада старше 10 лет', `auto markId=Lada (ВАЗ) year=..${thisYear - 10}`],
    ['авто 3 года', `auto year=${thisYear - 3}..`],
    ['логан 14 года', 'auto markId=Renault modelId=Logan year=2014..2014'],
    ['двухлитровый кроссовер', 'auto bodyType=Внедорожник 5 дв. volume=2..2'],
    ['камаз с пробегом до 150 тыс', 'truck markId=КАМАЗ mileage=..150000'],
    [
      'солярис большой пробег 2018',
      'auto markId=Hyundai modelId=Solaris year=2018..2018 «большой пробег»',
    ],
    [
      'тигуан 2 150 сил',
      'auto markId=Volkswagen modelId=Tiguan generationId=II,II рестайлинг power=150..150',
    ],
    ['бульдозер наработка до 8000', 'special_industrial typeId=Бульдозер hours=..8000'],
    ['тягач 4х2 480 л.с.', 'truck bodyType=Седельный тягач driveFormula=4x2 power=480..480'],
  ])
})

// Options of tonnage are half a ton apart up to ten tons, a ton above.
describe('tonnage is a range of options, and metres are no millions', () => {
  expectReadings(understanding, [
    ['грузовик 5 тонн', 'truck capacity=9..9'],
    ['грузовик от 10 до 15 тонн', 'truck capacity=19..24'],
    ['грузовик до 3.5 тонн', 'truck capacity=..6'],
    ['маз борт 6.2м', 'truck markId=МАЗ bodyType=Бортовой «6.2м»'],
    ['лодка 4.2м', 'water length=4.1..4.3'],
    ['камри 2.5м', 'auto markId=Toyota modelId=Camry price=..2500000'],
  ])
})

describe('sizes of tyres and rims', () => {
  expectReadings(understanding, [
    ['225.45.17', 'auto_parts_tires width=225..225 profile=45..45 diameter=17..17'],
    ['160 60 17', 'moto_parts_tires width=160..160 profile=60..60 diameter=17..17'],
    ['2.75 18 мопед', 'moto_parts_tires diameter=18..18 «2.75»'],
    ['425 85 21', 'auto_parts_tires width=425..425 profile=85..85 diameter=21..21'],
    ['15.5 38 мтз', 'auto_parts_special markId=МТЗ «Беларус» typeId=Сельхозшина, камера «15.5 38»'],
    ['20.5 25', 'auto_parts_special_industrial typeId=Шина спецтехники «20.5 25»'],
    ['260 508', 'auto_parts_tires «260 508»'],
    ['диски 5х114', 'auto_parts_discs bolts=5 pcd=114.3..114.3'],
  ])
})
