import { formOf } from '@trassa/catalog/ad-types/form-of'
import { invalid } from '@trassa/contracts/app-error'
import { adInputSchema, type ModerationReason } from '@trassa/contracts/entities/ad'
import { AD_TYPES } from '@trassa/contracts/enumerations/ads'

/** What a reason can be about: what every ad has, and the fields of the forms. */
const PLACES: ReadonlySet<string> = new Set([
  ...Object.keys(adInputSchema.shape),
  'adType',
  'photos',
  ...AD_TYPES.flatMap((adType) => formOf(adType).fields.map((field) => field.key)),
])

/** domain §3: a reason stands at a field, or nobody would see it. @throws AppError `request.invalid`. */
export function checkReasons(
  reasons: ModerationReason[],
  loc: string[] = ['body', 'reasons'],
): void {
  const wrong = reasons.findIndex((reason) => !PLACES.has(reason.field))
  if (wrong >= 0) {
    throw invalid([...loc, wrong, 'field'], 'В объявлении нет такого поля')
  }
}
