import { expect, it } from 'vitest'
import { createSendRate } from './send-rate.ts'

function open() {
  let time = 0
  const rate = createSendRate(3, () => time)
  return { rate, pass: (ms: number) => (time += ms) }
}

it('domain §8: a message counts from its claim until a second after its answer', () => {
  const { rate, pass } = open()
  const slot = rate.begin()
  pass(5000)
  expect(rate.free()).toBe(2)
  slot.answered()
  pass(999)
  expect(rate.free()).toBe(2)
  pass(2)
  expect(rate.free()).toBe(3)
})

it('a message that has not left counts no longer, and one that has left is not dropped', () => {
  const { rate } = open()
  const [unwanted, answered] = [rate.begin(), rate.begin()]
  unwanted.dropped()
  unwanted.dropped()
  expect(rate.free()).toBe(2)
  answered.answered()
  answered.dropped()
  expect(rate.free()).toBe(2)
})

it('one chat’s retry_after is its own; a second chat’s stops all', () => {
  const { rate, pass } = open()
  rate.obey('1', 10)
  expect(rate.free()).toBe(3)
  rate.obey('1', 10)
  expect(rate.free()).toBe(3)
  rate.obey('2', 20)
  expect(rate.free()).toBe(0)
  pass(20_000)
  expect(rate.free()).toBe(3)
})

it('a second refusal after the first has passed is one chat’s again', () => {
  const { rate, pass } = open()
  rate.obey('1', 1)
  pass(1001)
  rate.obey('2', 1)
  expect(rate.free()).toBe(3)
})
