import { formOf } from '@trassa/catalog/ad-types/form-of'
import { fieldOf } from '@trassa/catalog/engine/definition-fields'
import type { AdType } from '@trassa/contracts/enumerations/ads'

/** The id of a choice by its visible name. @throws when the form has no such choice. */
export function optionId(adType: AdType, key: string, name: string): number {
  const kind = fieldOf(formOf(adType), key)?.kind
  const option =
    kind?.type === 'enumeration' ? kind.options.find((one) => one.name === name) : undefined
  if (!option) throw new Error(`The form ${adType} has no ${key} «${name}»`)
  return option.id
}

/** The word of a choice, for texts. */
export function optionName(adType: AdType, key: string, id: unknown): string {
  const kind = fieldOf(formOf(adType), key)?.kind
  const option =
    kind?.type === 'enumeration' ? kind.options.find((one) => one.id === id) : undefined
  return option?.name ?? ''
}
