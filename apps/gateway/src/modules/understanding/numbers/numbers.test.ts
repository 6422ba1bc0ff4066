import { describe } from 'vitest'
import { expectReadings } from '../testing/expect-readings.ts'
import { shippedUnderstanding } from '../testing/shipped-understanding.ts'

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
    ['диски 16 5 114.3', 'auto_parts_discs diameter=16..16 bolts=5 pcd=114.3..114.3'],
  ])
})
