import type { FieldDefinition, FieldKind, FormDefinition } from '@trassa/catalog/engine/definition'
import { slugify } from '@trassa/catalog/urls/slug'
import type { ListSummary } from '@trassa/contracts/entities/facets'
import { sentId } from '../../../shared/api/sent-id.ts'
import type { ListPage } from './list-page.ts'

type SentOption = [id: number, name: string, rest?: object]

/**
 * A field of a form as values without their names. What has options, or a `min`, needs no `type` of its kind: an enumeration with
 * nothing but options has 0 for it. An option without `rest` has an id and a name.
 */
type SentField = [
  key: string,
  label: string,
  kind: object | 0,
  options: SentOption[] | 0,
  filter: FieldDefinition['filter'] | 0,
  rest?: object,
]

/** A city whose slug is made of its name has none. */
type SentCity = [name: string, total: number, slug?: string]

interface SentList {
  form: object & { fields: SentField[] }
  summary?: object & {
    parts: [key: string, ...counts: [id: string | number, total: number][]] | null
    cities: SentCity[]
  }
}

/** What the browser puts back into a form of a list (`filterForm`). */
const LISTS_HAVE_NO = { sections: [], title: [], summary: [] }

/** A page's data with a list whose form and summary are values without their names (docs/decisions/174); others as they are. */
export function sentPage<Data extends object>(data: Data): object {
  if (!hasList(data)) return data
  const { form, summary } = data.list
  const list = {
    ...data.list,
    form: sentForm(form),
    ...(summary && { summary: sentSummary(summary) }),
  }
  return { ...data, list }
}

/** The data that `sentPage` has shortened. */
export function broughtPage<Data extends object>(data: Data): Data {
  if (!hasList(data)) return data
  const { form, summary } = data.list as unknown as SentList
  const list = {
    ...data.list,
    form: broughtForm(form),
    ...(summary && { summary: broughtSummary(summary) }),
  }
  return { ...data, list }
}

/** A seller's list has no form. */
const hasList = (data: object): data is { list: ListPage } =>
  'list' in data && typeof data.list === 'object' && data.list !== null && 'form' in data.list

const orNothing = (rest: object): [object?] => (Object.keys(rest).length > 0 ? [rest] : [])

function sentForm({ fields, ...form }: FormDefinition): SentList['form'] {
  const { sections, title, summary, ...own } = form
  // Of all filters the form is whole.
  const isOfLists = sections.length + title.length + summary.length === 0
  return { ...(isOfLists ? own : form), fields: fields.map(sentField) }
}

function sentField({ key, label, kind, filter, ...rest }: FieldDefinition): SentField {
  const { section, ...more } = rest
  const others = orNothing(section === '' ? more : rest)
  const options =
    kind.type === 'enumeration' &&
    kind.options.map(({ id, name, ...about }): SentOption => [id, name, ...orNothing(about)])
  return [key, label, sentKind(kind), options || 0, filter ?? 0, ...others]
}

function sentKind(kind: FieldKind): object | 0 {
  if (kind.type === 'enumeration') {
    const { type, options, ...own } = kind
    return orNothing(own)[0] ?? 0
  }
  if (kind.type !== 'number') return kind
  const { type, step, ...own } = kind
  return { ...own, ...(step !== 1 && { step }) }
}

function broughtForm({ fields, ...form }: SentList['form']): FormDefinition {
  return {
    ...LISTS_HAVE_NO,
    ...form,
    fields: fields.map(broughtField),
  } as unknown as FormDefinition
}

function broughtKind(kind: object | 0, options: SentOption[] | 0): object {
  if (options) {
    const all = options.map(([id, name, about]) => ({ id, name, ...about }))
    return { type: 'enumeration', ...(kind || {}), options: all }
  }
  return kind && 'min' in kind ? { type: 'number', step: 1, ...kind } : kind || {}
}

const broughtField = ([key, label, kind, options, filter, rest]: SentField): FieldDefinition =>
  ({
    key,
    label,
    kind: broughtKind(kind, options),
    ...(filter && { filter }),
    section: '',
    ...rest,
  }) as FieldDefinition

function sentSummary({ parts, cities, ...summary }: ListSummary): SentList['summary'] {
  return {
    ...summary,
    parts: parts && [
      parts.key,
      ...parts.counts.map(({ id, total }): [string | number, number] => [sentId(id), total]),
    ],
    cities: cities.map(({ slug, name, total }) =>
      slugify(name) === slug ? [name, total] : [name, total, slug],
    ),
  }
}

function broughtSummary({ parts, cities, ...summary }: NonNullable<SentList['summary']>) {
  const [key = '', ...counts] = parts ?? []
  return {
    ...(summary as Omit<ListSummary, 'parts' | 'cities'>),
    parts: parts && { key, counts: counts.map(([id, total]) => ({ id: String(id), total })) },
    cities: cities.map(([name, total, slug = slugify(name)]) => ({ slug, name, total })),
  }
}
