import { expect, it } from 'vitest'
import { shippedUnderstanding } from '../testing/shipped-understanding.ts'

const { understand } = await shippedUnderstanding()

it.each([
  ['резина на прадо', 'auto_parts_tires', 'прадо', 'prado'],
  ['шины camry', 'auto_parts_tires', 'camry', 'камри'],
  ['шины на киа рио зимние', 'auto_parts_tires', 'киа рио', 'kia rio'],
  ['диск передний цбр 600', 'moto_parts_discs', 'передний цбр 600', 'передний cbr 600'],
  ['04465-03490', 'auto_parts_car', '04465-03490', '0446503490'],
  ['0446503490', 'auto_parts_car', '0446503490', '04465-03490'],
  ['2112100026', 'auto_parts_car', '2112100026', '21121-00026'],
  ['8692-1030579', 'auto_parts_car', '8692-1030579', '86921030579'],
  ['81.32178-6245', 'auto_parts_truck', '81.32178-6245', '81.321786245'],
  ['к42-1012005', 'auto_parts_car', 'к42-1012005', 'k42-1012005'],
  ['a21r23-1118010', 'auto_parts_truck', 'a21r23-1118010', 'а21r23-1118010'],
  ['стартер бош камаз', 'auto_parts_truck', 'бош', 'bosch'],
  ['аккумулятор 60 ач', 'auto_parts_car', '60 ач', '60 А·ч'],
  ['резина на дисках', 'auto_parts_tires', 'дисках', undefined],
  ['ось 9 тонн', 'auto_parts_trailer', '9 тонн', '9 т'],
  ['резина на ниву', 'auto_parts_tires', 'ниву', 'niva'],
  ['фара левая гранта', 'auto_parts_car', 'левая', undefined],
])('%s in lists of %s is «%s» or «%s»', (query, adType, text, otherText) => {
  const reading = understand(query).find((one) => one.adType === adType)
  expect(reading).toMatchObject({ text })
  expect(reading?.otherText).toBe(otherText)
})
