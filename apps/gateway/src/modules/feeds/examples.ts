import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { FieldDefinition } from '@trassa/catalog/engine/definition'
import { valueText } from '@trassa/catalog/engine/text/value-text'
import type { Fields } from '@trassa/contracts/entities/ad'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { csvOf } from '../../platform/spreadsheet/csv-of.ts'
import { COMMON_COLUMNS, COMMON_KEYS, type CommonKey } from './mapping/common-columns.ts'

/** One ad of the example: dictionary values are names here, and so are those of the file. */
interface Example {
  adType: AdType
  common: Partial<Record<CommonKey, string>>
  names: Partial<Record<string, string>>
  fields: Fields
}

const EXAMPLES: readonly Example[] = [
  {
    adType: 'auto',
    common: {
      id: 'A-1001',
      adType: 'Легковые автомобили',
      price: '1190000',
      description: 'Один владелец, обслуживалась у дилера, вся история есть.',
      photos: 'https://example.ru/photos/a-1001-1.jpg https://example.ru/photos/a-1001-2.jpg',
      cityId: 'Казань',
      address: 'проспект Победы, 91',
      contactName: 'Отдел продаж',
    },
    names: { markId: 'Lada', modelId: 'Vesta' },
    fields: {
      vin: 'XTAGFL110KY123456',
      year: 2019,
      bodyType: 1,
      fuel: 1,
      volume: 1.6,
      power: 106,
      gearbox: 1,
      drive: 1,
      doors: 3,
      colorId: 1,
      steering: 1,
      mileage: 84_000,
      condition: 1,
      owners: 1,
      pts: 1,
      customsCleared: true,
      exchange: false,
      options: [1, 11],
    },
  },
]

const textOf = (field: FieldDefinition, { names, fields }: Example): string => {
  const { key, kind } = field
  const value = fields[key]
  if (kind.type === 'dictionary') return names[key] ?? ''
  if (value === undefined || value === null) return ''
  if (kind.type === 'flag') return value ? 'да' : 'нет'
  if (kind.type === 'number') return String(value)
  return valueText(field, fields, names) ?? ''
}

const commonLabels = COMMON_KEYS.map((key) => COMMON_COLUMNS[key].label)

/** A line for each example under the names of all columns of its type. */
export function exampleCsv(): string {
  const [first] = EXAMPLES
  if (!first) throw new Error('No examples')
  const { fields } = formOf(first.adType)
  const header = [...commonLabels, ...fields.map(({ label }) => label)]
  const rows = EXAMPLES.map((example) => [
    ...COMMON_KEYS.map((key) => example.common[key] ?? ''),
    ...fields.map((field) => textOf(field, example)),
  ])
  return csvOf([header, ...rows])
}

/** The same as YML, with its own elements where it has them. */
export function exampleYml(): string {
  const offers = EXAMPLES.map((example) => {
    const { common, names } = example
    const element = (name: string, text = '') => `      <${name}>${escapeHtml(text)}</${name}>`
    const param = (name: string, text: string) =>
      text === '' ? [] : [`      <param name="${escapeHtml(name)}">${escapeHtml(text)}</param>`]
    const plain = (['adType', 'cityId', 'address', 'contactName'] as const).flatMap((key) =>
      param(COMMON_COLUMNS[key].label, common[key] ?? ''),
    )
    const params = formOf(example.adType).fields.flatMap((field) =>
      field.key in names ? [] : param(field.label, textOf(field, example)),
    )
    return [
      `    <offer id="${escapeHtml(common.id ?? '')}">`,
      element('vendor', names.markId),
      element('model', names.modelId),
      element('price', common.price),
      ...(common.photos ?? '').split(' ').map((url) => element('picture', url)),
      element('description', common.description),
      ...plain,
      ...params,
      '    </offer>',
    ].join('\n')
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<yml_catalog date="2026-11-23 12:00">
  <shop>
    <offers>
${offers.join('\n')}
    </offers>
  </shop>
</yml_catalog>
`
}
