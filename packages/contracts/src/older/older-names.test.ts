import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { currentName, olderObject } from './older-names.ts'

it.each([
  ['price', 'price'],
  ['price_from', 'priceFrom'],
  ['car_mark_id', 'markId'],
  ['carMarkId', 'markId'],
  ['ad_id', 'id'],
  ['_id', 'Id'],
  ['constructor', 'constructor'],
  ['toString', 'toString'],
])('%s is now %s', (name, current) => {
  expect(currentName(name)).toBe(current)
})

describe('an object of an older client', () => {
  const schema = olderObject(z.object({ id: z.number() }).catchall(z.unknown()))

  it('is read under the present names, which win', () => {
    expect(schema.parse({ ad_id: 1, mark_id: 2 })).toEqual({ id: 1, markId: 2 })
    expect(schema.parse({ id: 3, adId: 1, postId: 2 })).toEqual({ id: 3 })
    expect(schema.parse({ adId: 1, id: 3 })).toEqual({ id: 3 })
  })

  it.each([undefined, null, [], 'id', 5])('is no %j', (value) => {
    expect(schema.safeParse(value).success).toBe(false)
  })

  it('a name that is no property stays harmless', () => {
    const parsed = schema.parse(JSON.parse('{"id": 1, "__proto__": {"role": "moderator"}}'))
    expect(Reflect.get(parsed, 'role')).toBeUndefined()
  })
})
