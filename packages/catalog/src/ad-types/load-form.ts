import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { FormDefinition } from '../engine/definition.ts'

/**
 * The form of an ad type for browsers. The list of the forms' chunks is a chunk as well: a page that was
 * rendered on the server has its form already.
 */
export async function loadForm(adType: AdType): Promise<FormDefinition> {
  const { FORM_LOADERS } = await import('./form-loaders.ts')
  return FORM_LOADERS[adType]()
}
