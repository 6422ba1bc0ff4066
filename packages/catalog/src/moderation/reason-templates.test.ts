import { REASON_CODES } from '@trassa/contracts/enumerations/operator-settings'
import { expect, it } from 'vitest'
import { BUILT_IN_REASONS, reasonTemplatesOf } from './reason-templates.ts'

it('without settings the reasons are those of the code', () => {
  expect(reasonTemplatesOf([])).toEqual(BUILT_IN_REASONS)
  expect(reasonTemplatesOf([{ key: 'reasonOrder', value: null }])).toEqual(BUILT_IN_REASONS)
})

it('a setting changes text and offer of its reason only; code, field and label stay', () => {
  const value = { text: 'Это повтор.', isOffered: false }
  const templates = reasonTemplatesOf([{ key: 'reason.ad.duplicate', value }])
  const built = BUILT_IN_REASONS.find(({ code }) => code === 'ad.duplicate')
  expect(templates.find(({ code }) => code === 'ad.duplicate')).toEqual({ ...built, ...value })
  expect(templates.filter(({ isOffered }) => !isOffered)).toHaveLength(1)
})

it('the order is the operator’s; a reason that it does not name stands at the end', () => {
  const [first, ...rest] = REASON_CODES
  const codes = reasonTemplatesOf([{ key: 'reasonOrder', value: rest.toReversed() }]).map(
    ({ code }) => code,
  )
  expect(codes).toEqual([...rest.toReversed(), first])
})
