import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How often a list was searched for by words on a day of Moscow time. No words are kept, nor who typed them. */
export const searchedLists = pgTable(
  'searched_lists',
  {
    adType: text().notNull(),
    /** Its filters as addresses have them, without a place. */
    query: text().notNull(),
    day: date().notNull(),
    searches: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.adType, table.query, table.day] })],
)
