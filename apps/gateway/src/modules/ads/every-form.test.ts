import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { FieldDefinition, FormDefinition } from '@trassa/catalog/engine/definition'
import { dictionaryChain } from '@trassa/catalog/engine/definition-fields'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { filtersToQuery, parseFilters } from '@trassa/catalog/engine/filters/list-query'
import {
  fillForm,
  outOfBounds,
  type Variant,
  wrongTypes,
} from '@trassa/catalog/engine/testing/fill-form'
import { adBySlug, createAd, ownAd, updateAd, updateStat } from '@trassa/contracts/calls/ads'
import { filterAds } from '@trassa/contracts/calls/filter'
import { decideAd } from '@trassa/contracts/calls/moderator/ads'
import type { AdInput, EditableAd, Fields, FieldValue } from '@trassa/contracts/entities/ad'
import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { describe, expect, it } from 'vitest'
import { addPhoto, KAZAN, SAMARA } from '../../testing/ads.ts'
import { rowPicker, setsOf } from '../../testing/every-form.ts'
import { createTestGateway, type TestUser } from '../../testing/test-gateway.ts'

const gateway = await createTestGateway()
const pickRow = await rowPicker(gateway.db)
const moderator = await gateway.createUser({ role: 'moderator' })
const NOW = new Date()
const FORMS = AD_TYPES.map(formOf)

const formInput = (form: FormDefinition, variant: Variant): AdInput => ({
  cityId: variant === 0 ? KAZAN : SAMARA,
  price: variant === 0 ? 150_000 : 2_400_000,
  description:
    ['Всё исправно, вложений не требует.', 'Продаётся в связи с переездом.'][variant] ?? '',
  contactName: 'Иван',
  address: '',
  fields: fillForm(form, variant, NOW, pickRow(variant)),
})

async function postDraft(form: FormDefinition, variant: Variant) {
  const owner = await gateway.createUser()
  const body = { adType: form.adType, ...formInput(form, variant) }
  const draft = await gateway.get(createAd, { as: owner, body })
  if (form.photos.min > 0) await addPhoto(gateway.db, { id: draft.id, userId: owner.id })
  return { owner, draft }
}

/** Posts an ad as its owner does and lets a moderator approve it. */
async function publish(form: FormDefinition, variant: Variant): Promise<EditableAd> {
  const { owner, draft } = await postDraft(form, variant)
  const submitted = await gateway.get(updateStat, {
    as: owner,
    params: { id: draft.id },
    body: { stat: 2, version: draft.version },
  })
  if (submitted.stat === 2) {
    await gateway.get(decideAd, {
      as: moderator,
      params: { id: draft.id },
      body: { stat: 1, version: submitted.version },
    })
  }
  return gateway.get(ownAd, { as: owner, params: { id: draft.id } })
}

async function found(form: FormDefinition, filters: Filter[]): Promise<string[]> {
  const query = new URLSearchParams(filtersToQuery(form, { filters }))
  const page = await gateway.get(filterAds, {
    query: { ad_type: form.adType, ...Object.fromEntries(query) },
  })
  expect(page.total).toBe(page.items.length)
  return page.items.map(({ id }) => id)
}

/** The filter that asks for exactly `value`. */
function filterFor(form: FormDefinition, key: string, value: FieldValue): Filter {
  const field = filterFields(form).find((one) => one.key === key)
  const query =
    field?.filter === 'range'
      ? { [`${key}From`]: value, [`${key}To`]: value }
      : { [key]: String(value) }
  const [filter] = parseFilters(form, query).filters
  if (!filter) throw new Error(`${key}=${value} says nothing`)
  return filter
}

/** Where a request is refused, each place once. */
function places(answer: Awaited<ReturnType<typeof send>>): string[] {
  if (answer.ok) return []
  expect(answer.status).toBe(422)
  const { detail } = answer.failure
  return Array.isArray(detail) ? detail.map(({ loc }) => loc.join('.')) : [detail]
}

/** Saves fields over a draft and submits it: the first of the two that is refused, or neither. */
async function send(owner: TestUser, draft: EditableAd, fields: Fields) {
  const saved = await gateway.ask(updateAd, {
    as: owner,
    params: { id: draft.id },
    body: { version: draft.version, fields: fields as AdInput['fields'] },
  })
  if (!saved.ok) return saved
  draft.version = saved.detail.version
  return gateway.ask(updateStat, {
    as: owner,
    params: { id: draft.id },
    body: { stat: 2, version: draft.version },
  })
}

/** Whether a form asks for other fields, or for rows of them, by this one. */
const isAskedBy = (form: FormDefinition, key: string): boolean =>
  form.fields.some(({ visibleWhen }) => visibleWhen?.field === key) ||
  dictionaryChain(form).some((link) => link.key === key)

/** Wrong values of a field by the kind of mistake. */
const MISTAKES: readonly ((field: FieldDefinition) => (FieldValue | null)[])[] = [
  ({ required }) => (required ? [null] : []),
  (field) => outOfBounds(field, NOW),
  wrongTypes,
]

describe.each(FORMS.map((form) => [form.adType, form] as const))('§4 %s', (_, form) => {
  it('is posted, read back equal, found by each of its filters and not by a contradicting one', async () => {
    const [one, other] = [await publish(form, 0), await publish(form, 1)]
    for (const [ad, variant] of [
      [one, 0],
      [other, 1],
    ] as const) {
      const { cityId, price, description, fields } = formInput(form, variant)
      const sent = { cityId, price, fields }
      expect(ad).toMatchObject({ stat: 1, ...sent })
      const seen = await gateway.get(adBySlug, { query: { slug: ad.slug } })
      expect(seen).toMatchObject({
        ...sent,
        // Buyers see where a VIN begins.
        fields: { ...fields, ...(fields.vin && { vin: expect.stringContaining('*') }) },
        description: expect.stringContaining(description),
      })
    }
    expect((await found(form, [])).sort()).toEqual([one.id, other.id].sort())
    for (const { key, kind } of filterFields(form)) {
      for (const [ad, contrary] of [
        [one, other],
        [other, one],
      ] as const) {
        const value = ad.fields[key]
        if (value === undefined || value === null) continue
        const ids = await found(form, [filterFor(form, key, value)])
        expect([key, ids]).toEqual([key, [ad.id]])
        if (kind.type !== 'flag') expect(contrary.fields[key]).not.toEqual(value)
      }
    }
    expect(await found(form, [filterFor(form, 'cityId', SAMARA)])).toEqual([other.id])
    expect(await found(form, [filterFor(form, 'price', 150_000)])).toEqual([one.id])
    expect(await found(form, [filterFor(form, 'q', one.title)])).toContain(one.id)
  })

  it('names exactly the fields that are missing, out of bounds, of the wrong type or branch', async () => {
    const { owner, draft } = await postDraft(form, 0)
    const { fields } = draft
    const foreign = fillForm(form, 1, NOW, pickRow(1))
    const parents = new Map(dictionaryChain(form).map(({ key, parent }) => [key, parent]))
    const refusedFor = async (wrong: Fields) =>
      places(await send(owner, draft, { ...fields, ...wrong }))

    const filled = form.fields.filter(({ key }) => key in fields)
    for (const field of filled.filter(({ key }) => isAskedBy(form, key))) {
      const { key } = field
      const branch = parents.get(key) ? [foreign[key] ?? null] : []
      for (const value of [...MISTAKES.flatMap((made) => made(field)), ...branch]) {
        const refused = await refusedFor({ [key]: value })
        const below = [...parents].filter(([, parent]) => parent === key).map(([child]) => child)
        // Without its parent's value a child belongs to nothing: it may be named as well.
        const expected = refused.filter((place) => !below.includes(place.split('.').at(-1) ?? ''))
        expect([key, value, expected]).toEqual([key, value, [`body.fields.${key}`]])
      }
    }
    const independent = filled.filter(({ key }) => !isAskedBy(form, key))
    const wrongSets = MISTAKES.flatMap((made) =>
      setsOf(independent.map((field) => [field.key, made(field)])),
    )
    for (let wrong of wrongSets) {
      // What cannot be stored is named at first, and the rest when it is submitted.
      while (Object.keys(wrong).length > 0) {
        const refused = await refusedFor(wrong)
        const left = Object.entries(wrong).filter(
          ([key]) => !refused.includes(`body.fields.${key}`),
        )
        expect(refused).not.toEqual([])
        expect([wrong, left.length]).toEqual([wrong, Object.keys(wrong).length - refused.length])
        wrong = Object.fromEntries(left)
      }
    }
    expect(await refusedFor({})).toEqual([])
  })
})
