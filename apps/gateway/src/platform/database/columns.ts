import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A primary key: bigint in the database, a string of digits in the code (domain §1). */
export const id = customType<{ data: string; notNull: true; default: true }>({
  dataType: () => 'bigserial',
})

/** A reference to an `id`. */
export const ref = customType<{ data: string }>({ dataType: () => 'bigint' })

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A moment in UTC. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 })
