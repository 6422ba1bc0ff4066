import { formOf } from '@trassa/catalog/ad-types/form-of'
import { invalid } from '@trassa/contracts/app-error'
import { adInputSchema, type ModerationReason } from '@trassa/contracts/entities/ad'
import { AD_TYPES } from '@trassa/contracts/enumerations/ads'

/** The fields that a reason can name: those of every ad and those of the forms. */
const REASON_FIELDS: ReadonlySet<string> = new Set([
  ...Object.keys(adInputSchema.shape),
  'adType',
  'photos',
  ...AD_TYPES.flatMap((adType) => formOf(adType).fields.map((field) => field.key)),
])

/** domain §3: the form shows a reason at its field, so the field must exist. @throws AppError `request.invalid`. */
export function checkReasons(
  reasons: ModerationReason[],
  loc: string[] = ['body', 'reasons'],
): void {
  const wrong = reasons.findIndex((reason) => !REASON_FIELDS.has(reason.field))
  if (wrong >= 0) {
    throw invalid([...loc, wrong, 'field'], 'В объявлении нет такого поля')
  }
}
