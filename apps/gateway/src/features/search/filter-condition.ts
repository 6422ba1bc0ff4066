import type { CommonFilterKey } from '@trassa/catalog/common-filters'
import { isCommonFilter } from '@trassa/catalog/common-filters'
import { type FormDefinition, fieldOf } from '@trassa/catalog/form-definition'
import type { Filter } from '@trassa/catalog/form-filter'
import { type SQL, sql } from 'drizzle-orm'
import { ads } from '../ads/ads.table.ts'
import { holdsWords } from './text-search.ts'

const KOPECKS = 100
const NOTHING = sql`false`

/** Finds a city by its slug. */
export type CityBySlug = (slug: string) => { id: string } | undefined

const list = (values: readonly (string | number)[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/** A condition on one column; `scale` turns the filter's unit into the column's. */
function onColumn(column: SQL, filter: Filter, scale = 1): SQL {
  switch (filter.op) {
    case 'exact':
      return sql`${column} = ${filter.value}`
    case 'many':
      return sql`${column} IN (${list(filter.values)})`
    case 'range': {
      const ends = [
        filter.from === undefined ? [] : [sql`${column} >= ${filter.from * scale}`],
        filter.to === undefined ? [] : [sql`${column} <= ${filter.to * scale}`],
      ].flat()
      return sql.join(ends, sql` AND `)
    }
  }
}

/** A condition on a field that lives in the jsonb `fields`. */
function onJson(key: string, filter: Filter, holdsMany: boolean): SQL {
  const contains = (value: unknown) =>
    sql`${ads.fields} @> ${JSON.stringify({ [key]: value })}::jsonb`
  switch (filter.op) {
    case 'exact':
      // A flag that nobody has set says no.
      return filter.value === false ? sql`NOT ${contains(true)}` : contains(filter.value)
    case 'many':
      return holdsMany
        ? contains(filter.values)
        : sql`${ads.fields} ->> ${key}::text IN (${list(filter.values.map(String))})`
    case 'range':
      return onColumn(sql`(${ads.fields} ->> ${key}::text)::numeric`, filter)
  }
}

function onCommon(key: CommonFilterKey, filter: Filter, cityBySlug: CityBySlug): SQL {
  const value = filter.op === 'exact' ? filter.value : undefined
  switch (key) {
    case 'cityId':
      return onColumn(sql`${ads.cityId}`, filter)
    case 'city': {
      const city = cityBySlug(String(value))
      return city ? sql`${ads.cityId} = ${city.id}` : NOTHING
    }
    case 'price':
      return onColumn(sql`${ads.price}`, filter, KOPECKS)
    case 'owner':
      return onColumn(sql`${ads.sellerType}`, filter)
    case 'withPhoto':
      return value === true ? sql`${ads.photosTotal} > 0` : sql`true`
    case 'q':
      return holdsWords(String(value))
  }
}

/** What a filter of a form asks of an ad. */
export function conditionOf(form: FormDefinition, filter: Filter, cityBySlug: CityBySlug): SQL {
  const { key } = filter
  if (isCommonFilter(key)) return onCommon(key, filter, cityBySlug)
  const field = fieldOf(form, key)
  if (field?.column) return onColumn(sql`${ads[field.column]}`, filter)
  const holdsMany = field?.kind.type === 'enumeration' && field.kind.many === true
  return onJson(key, filter, holdsMany)
}
