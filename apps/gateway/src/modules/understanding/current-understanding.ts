import { readBoltPatterns } from '@trassa/catalog/dictionaries/bolt-patterns-data'
import { readEngines } from '@trassa/catalog/dictionaries/engines-data'
import { readNames } from '@trassa/catalog/names/names-data'
import type { Database } from '../../platform/database/connect.ts'
import { type ReferenceCache, readNamedRows } from '../reference/public.ts'
import type { SourceRow } from './lexicon/lexicon-source.ts'
import { popularityOf } from './popularity.ts'
import { type MarketRows, type UnderstoodMarket, understandMarket } from './understood-market.ts'

interface Dependencies {
  db: Database
  reference: ReferenceCache
  log: { warn: (context: { err: unknown }, message: string) => void }
}

/**
 * What understands queries by the dictionaries of the database. It is made when it is first asked for, and again in the
 * background when an import has changed them: until that is done, queries are read by the former ones.
 */
export function createCurrentUnderstanding({ db, reference, log }: Dependencies) {
  let made: { market: UnderstoodMarket; revision: string } | undefined
  let making: Promise<UnderstoodMarket> | undefined

  async function make(revision: string): Promise<UnderstoodMarket> {
    const rows = await readMarketRows(db, reference)
    const market = await understandMarket(rows, readNames(), {
      bolts: readBoltPatterns(),
      engines: readEngines(),
    })
    made = { market, revision }
    return market
  }

  return async (): Promise<UnderstoodMarket> => {
    const revision = await reference.revision()
    if (made?.revision === revision) return made.market
    making ??= make(revision).finally(() => {
      making = undefined
    })
    if (!made) return making
    making.catch((err) => log.warn({ err }, 'Queries are read by former dictionaries'))
    return made.market
  }
}

async function readMarketRows(db: Database, reference: ReferenceCache): Promise<MarketRows> {
  const { models, generations, countries } = await readNamedRows(db)
  const { cities, regions } = await reference.places()
  return {
    carMarks: (await reference.carMarks()).map(toMark),
    vehicleMarks: (await reference.allVehicleMarks()).map((mark) => ({
      ...toMark(mark),
      codes: mark.codes,
    })),
    models: models.map(({ series, ...model }) => ({ ...model, popularity: series })),
    generations,
    countries,
    cities: cities.map(({ id, name, nameIn, slug, sortingNumber }) => ({
      id,
      name,
      nameRu: nameIn,
      slug,
      popularity: popularityOf(sortingNumber),
    })),
    regions,
  }
}

function toMark({
  popularity,
  ...mark
}: Pick<SourceRow, 'id' | 'name' | 'nameRu'> & { popularity: number | null }): SourceRow {
  return { ...mark, popularity: popularityOf(popularity) }
}
