import type { FormDefinition } from '../../engine/definition.ts'
import { choice } from '../fields/field-variants.ts'
import { titleField } from '../fields/title-field.ts'
import { CLOSING_SECTIONS } from '../fields/vehicle-fields.ts'
import { SERVICE_PROFILES } from './service-profiles.ts'
import { SERVICE_TYPES } from './service-types.ts'

/** A service; its price is "from" and may be absent (spec §3: prodId 24). */
export const SERVICES_FORM: FormDefinition = {
  adType: 'services',
  prodId: 24,
  name: 'Услуга',
  sections: [
    { id: 'service', title: 'Какая услуга' },
    { id: 'profile', title: 'Техника' },
    ...CLOSING_SECTIONS,
  ],
  photos: { min: 0, max: 10 },
  priceRequired: false,
  fields: [
    titleField('service', 'Эвакуатор с манипулятором'),
    choice({
      key: 'typeId',
      label: 'Вид услуги',
      section: 'service',
      options: SERVICE_TYPES,
      required: 'Выберите вид услуги',
      searched: true,
    }),
    {
      key: 'departure',
      label: 'С выездом',
      section: 'service',
      kind: { type: 'flag' },
      filter: 'exact',
      card: 'table',
    },
    {
      key: 'profiles',
      label: 'Для какой техники',
      section: 'profile',
      kind: { type: 'enumeration', options: SERVICE_PROFILES, many: true },
      required: 'Отметьте хотя бы одно',
      filter: 'many',
      card: 'list',
    },
  ],
  title: [['title']],
  summary: [['typeId'], ['departure']],
}
