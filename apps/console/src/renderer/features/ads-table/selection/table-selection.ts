import type { AdTableQuery } from '@trassa/contracts/entities/moderator/ad-table-filter'
import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'

/** What of the table is chosen (domain §9): rows one by one, or all that a filter finds but for some. */
export type TableSelection =
  | {
      kind: 'rows'
      /** With the versions that were seen. */
      rows: readonly AdRow[]
    }
  | {
      kind: 'found'
      filter: AdTableQuery
      /** Of the filter when it was chosen, the excepted ones included. */
      total: number
      except: readonly string[]
    }
