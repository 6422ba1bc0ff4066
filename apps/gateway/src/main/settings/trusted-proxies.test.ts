import { revealPhone } from '@trassa/contracts/calls/ads'
import { describe, expect, it } from 'vitest'
import { insertAd } from '../../testing/ads.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { readConfig } from '../config.ts'

describe('TRUST_PROXY', () => {
  it.each([
    ['', false],
    ['false', false],
    ['0', false],
    ['1', 1],
    ['10.0.0.0/8, 192.168.1.4', ['10.0.0.0/8', '192.168.1.4']],
    ['fd00::/8', ['fd00::/8']],
  ])('%j', (written, meant) => {
    expect(readConfig({ TRUST_PROXY: written }).trustProxy).toEqual(meant)
  })

  it.each([
    'true',
    'all',
    '*',
    '99',
    '-1',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0/8',
    'proxy',
  ])('%j stops the start with its name', (written) => {
    expect(() => readConfig({ TRUST_PROXY: written })).toThrow(
      /^Неверные настройки: TRUST_PROXY: число прокси/,
    )
  })
})

const LIMIT = 30

/** How many phones a client gets that writes a new `X-Forwarded-For` each time. */
async function phonesFor(
  environment: Record<string, string>,
  header: (turn: number) => string,
): Promise<number> {
  const gateway = await createTestGateway(environment)
  const { id } = await insertAd(gateway.db, (await gateway.createUser()).id)
  let shown = 0
  for (let turn = 0; turn < LIMIT + 3; turn += 1) {
    const { status } = await gateway.ask(revealPhone, {
      params: { id },
      headers: { 'x-forwarded-for': header(turn), 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
    })
    if (status === 200) shown += 1
  }
  return shown
}

const results = [
  {
    title: 'without a proxy the header says nothing',
    shown: await phonesFor({}, (turn) => `10.1.0.${turn}`),
    expected: LIMIT,
  },
  {
    title: 'behind one proxy only what it has added counts',
    shown: await phonesFor({ TRUST_PROXY: '1' }, (turn) => `10.1.0.${turn}, 203.0.113.7`),
    expected: LIMIT,
  },
  {
    title: 'behind a network of proxies the first address outside of it counts',
    shown: await phonesFor(
      { TRUST_PROXY: '127.0.0.1,10.0.0.0/8' },
      (turn) => `198.51.100.${turn}, 203.0.113.7, 10.0.0.2`,
    ),
    expected: LIMIT,
  },
  {
    title: 'a client that is no proxy of the network cannot name another address',
    shown: await phonesFor({ TRUST_PROXY: '10.0.0.0/8' }, (turn) => `198.51.100.${turn}`),
    expected: LIMIT,
  },
  {
    title: 'different visitors behind a proxy are told apart',
    shown: await phonesFor({ TRUST_PROXY: '1' }, (turn) => `203.0.113.${turn}`),
    expected: LIMIT + 3,
  },
]

it.each(results)('domain §2: limits per address: $title', ({ shown, expected }) => {
  expect(shown).toBe(expected)
})
