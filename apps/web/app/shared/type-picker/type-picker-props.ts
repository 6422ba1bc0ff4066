import type { Subtype } from '@trassa/catalog/taxonomy/subtypes'
import type { AdType } from '@trassa/contracts/enumerations/ads'

export interface TypePickerProps {
  /** Where a subtype leads: each is then a link, and works without JavaScript. */
  hrefOf?: (subtype: Subtype) => string
  /** Called for what is picked, beside following the link where there is one. */
  onChoose?: (subtype: Subtype) => void
  /** The one that is picked now. */
  chosen?: AdType | null
}
