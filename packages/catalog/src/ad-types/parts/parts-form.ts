import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { MarkCode } from '@trassa/contracts/enumerations/marks'
import type { FormDefinition, FormOption } from '../../engine/definition.ts'
import { titleField } from '../fields/title-field.ts'
import { CLOSING_SECTIONS } from '../fields/vehicle-fields.ts'
import {
  BRAND,
  category,
  DELIVERY,
  fits,
  PART_CONDITION,
  PART_NUMBER,
  PART_PHOTOS,
  PRODUCER,
  QUANTITY,
} from './parts-fields.ts'

interface PartsForm {
  adType: AdType
  prodId: number
  name: string
  /** Example of a title, for the placeholder. */
  example: string
  categories: readonly FormOption[]
  /** The mark groups that its parts may fit. */
  codes: 'car' | readonly MarkCode[]
}

/** domain §4: makes the form of a type of parts or accessories from its categories and mark groups. */
export const partsForm = (of: PartsForm): FormDefinition => ({
  adType: of.adType,
  prodId: of.prodId,
  name: of.name,
  sections: [
    { id: 'part', title: 'Что продаёте' },
    { id: 'state', title: 'Состояние и номер' },
    ...CLOSING_SECTIONS,
  ],
  photos: PART_PHOTOS,
  priceRequired: true,
  fields: [
    titleField('part', of.example),
    category(of.categories),
    ...fits(of.codes),
    PART_CONDITION,
    PRODUCER,
    BRAND,
    PART_NUMBER,
    QUANTITY,
    DELIVERY,
  ],
  title: [['title']],
  summary: [['markId', 'modelId'], ['condition'], ['producer'], ['partNumber']],
})
