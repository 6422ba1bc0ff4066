import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import type { NameOf } from '@trassa/catalog/engine/filters/filter-chips'
import { countOf, NBSP } from '@trassa/catalog/format/numbers'
import { subtypeOfAdType } from '@trassa/catalog/taxonomy/subtypes'
import { AD_FORMS } from '../../../shared/ad-view/ad-labels.ts'
import { DEFAULT_AD_TYPE } from '../../../shared/addresses/default-type.ts'
import { type ChosenPart, withoutBrackets } from '../../../shared/addresses/list-crumbs.ts'
import { inPlace } from '../../../shared/city/city-labels.ts'
import { chosenIds, filterChain, TYPE_KEY } from '../address/filter-chain.ts'
import { type ListPage, RADIUS_KEY, radiusOf } from '../address/list-page.ts'

/** Text of the button that opens the found ads. */
export const showText = (total: number | undefined): string => {
  if (total === undefined) return 'Показать объявления'
  return total === 0 ? 'Ничего не найдено' : `Показать ${countOf(total, AD_FORMS)}`
}

/** What ads of the list's type are called: `Грузовики`. */
export const typeName = ({ form }: Pick<ListPage, 'form'>): string =>
  subtypeOfAdType(form.adType)?.name ?? form.name

/** The id of a filter with exactly one value. */
function onlyId({ filters }: ListPage, key: string): string | undefined {
  const [id, ...more] = chosenIds(filters, key)
  return more.length === 0 ? id : undefined
}

/** `Трактор`, `Эвакуатор`, `Двигатель`: the kind of thing that the list is narrowed down to. */
function kindName(list: ListPage): string | undefined {
  const id = onlyId(list, TYPE_KEY)
  const kind = filterFields(list.form).find(({ key }) => key === TYPE_KEY)?.kind
  if (id === undefined || kind?.type !== 'enumeration') return undefined
  return kind.options.find((option) => String(option.id) === id)?.name
}

/** Mark, model and generation. */
const NAMED_LEVELS = 3

/** The mark of a list, its model, its generation, as far as exactly one is chosen and its name is known. */
export function chosenParts(list: ListPage, nameOf: NameOf): ChosenPart[] {
  const parts: ChosenPart[] = []
  for (const { key } of filterChain(list.form).slice(0, NAMED_LEVELS)) {
    const id = onlyId(list, key)
    const name = id !== undefined && nameOf(key, id)
    if (id === undefined || !name) break
    parts.push({ key, id, name })
  }
  return parts
}

/**
 * `Lada Granta` of a list of one mark and model, `Грузовики КАМАЗ` of any type but the default one,
 * `Трактор МТЗ` where one kind is chosen; of any other list what its type is called.
 */
export function subjectOf(list: ListPage, nameOf: NameOf): string {
  const marks = chosenParts(list, nameOf).map(({ name }) => withoutBrackets(name))
  const isPlain = marks.length > 0 && list.form.adType === DEFAULT_AD_TYPE
  const what = isPlain ? '' : withoutBrackets(kindName(list) ?? typeName(list))
  return [what, ...marks].filter(Boolean).join(' ')
}

/** Whether {@link subjectOf} and the place say everything that the list is narrowed down by. */
export function isSaidByTitle(list: ListPage): boolean {
  const said = new Set([
    ...filterChain(list.form)
      .slice(0, NAMED_LEVELS)
      .map(({ key }) => key),
    RADIUS_KEY,
  ])
  if (kindName(list) !== undefined) said.add(TYPE_KEY)
  return list.filters.every(
    ({ key }) => said.has(key) && (key === RADIUS_KEY || onlyId(list, key) !== undefined),
  )
}

/** `Легковые автомобили в Казани: 1 284 объявления`. */
export function headingOf(list: ListPage, nameOf: NameOf, total: number | undefined): string {
  const subject = `${subjectOf(list, nameOf)} ${inPlace(list.city, radiusOf(list))}`
  return total === undefined ? subject : `${subject}:${NBSP}${countOf(total, AD_FORMS)}`
}
