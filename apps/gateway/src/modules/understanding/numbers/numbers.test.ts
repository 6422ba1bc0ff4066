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
    ['камаз 6*6', 'truck markId=КАМАЗ driveFormula=6x6'],
    ['камри 3.0 и больше', 'auto markId=Toyota modelId=Camry volume=3..'],
    ['бмв от 150 лс', 'auto markId=BMW power=150..'],
    ['киа пробег до 100', 'auto markId=Kia mileage=..100000'],
    ['киа до 100 т км', 'auto markId=Kia mileage=..100000'],
    [
      'краснодар +100 км газель',
      'auto markId=ГАЗ modelId=ГАЗель,ГАЗель Business,ГАЗель Next,ГАЗель NN city=krasnodar radius=+100 км',
    ],
    ['птс 250 кубов мотоцикл', 'moto volume=250..250 «птс»'],
    [
      'камри не старше пятнадцатого года до двух миллионов',
      'auto markId=Toyota modelId=Camry year=2015.. price=..2000000',
    ],
    ['октавия 1.4 tsi', 'auto markId=Skoda modelId=Octavia volume=1.4..1.4 «tsi»'],
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
  ])
})
