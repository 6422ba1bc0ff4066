import fc, { type Arbitrary } from 'fast-check'

/** Within the bound of a body's depth, and far beyond. */
const DEPTHS = [20, 2000]
const LONG = 100_000

const nestedText = (depth: number, open: string, close: string): string =>
  `${open.repeat(depth)}1${close.repeat(depth)}`

const nested = (open: string, close: string): unknown[] =>
  DEPTHS.map((depth) => JSON.parse(nestedText(depth, open, close)))

const listed = (count: number, item: string) => `[${Array(count).fill(item).join(',')}]`
const wide = (count: number, value: string) =>
  `{${Array.from({ length: count }, (_, index) => `"k${index}":${value}`).join(',')}}`
const inFields = (fields: string) => `{"adType":"auto","fields":${fields}}`

/** Bodies as they travel: what no client writes and `JSON.stringify` cannot, by what they try. */
export const HOSTILE_BODIES = {
  'lists nested to 1 MB': nestedText(500_000, '[', ']'),
  'lists that never close': '['.repeat(1_000_000),
  'objects nested to 1 MB': nestedText(170_000, '{"a":', '}'),
  '3 000 lists in 6 KB': nestedText(3000, '[', ']'),
  '3 000 objects': nestedText(3000, '{"a":', '}'),
  'nested fields': inFields(nestedText(10_000, '{"a":[', ']}')),
  '1 MB of whitespace': ' '.repeat(1_000_000),
  '60 KB of whitespace': ' '.repeat(60_000),
  '100 000 keys': wide(100_000, '1'),
  '6 000 keys': wide(6000, '1'),
  '5 000 wrong fields': inFields(wide(5000, '{}')),
  'a field of 1 MB': inFields(`{"vin":"${'я'.repeat(500_000)}"}`),
  'a field of 15 000 objects': inFields(`{"options":${listed(15_000, '{}')}}`),
  'a field of 9 000 unstorable texts': inFields(`{"options":${listed(6000, '"\\ud800"')}}`),
  '6 000 unstorable keys and texts': wide(4000, '"\\u0000"').replaceAll('k', '\\u0000'),
  'a key of 60 KB': inFields(`{"${'/'.repeat(60_000)}":${listed(100, '{}')}}`),
  'a number of 60 KB': `{"version":${'9'.repeat(60_000)}}`,
  'a prototype': '{"__proto__":{"role":"seniorModerator"}}',
  'nothing that is JSON': ']'.repeat(10_000) + '['.repeat(10_000),
} as const satisfies Record<string, string>

/** Strings that PostgreSQL refuses in any column. */
export const UNSTORABLE = ['a\u0000b', '\ud800'] as const

/** Values that no form sends and an attacker does. */
const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  ' ',
  'не то',
  0,
  -1,
  0.1,
  1e308,
  2 ** 31,
  2 ** 53,
  '9'.repeat(18),
  '9'.repeat(40),
  'я'.repeat(LONG),
  ...UNSTORABLE,
  '\u202e\u200f\ufeff',
  '👩‍👩‍👧‍👦',
  'e\u0301'.repeat(50),
  "'; DROP TABLE ads; --",
  "1' OR '1'='1",
  '%_\\',
  '$1',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  [],
  [[]],
  {},
  { $gt: '' },
  JSON.parse('{"__proto__": {"role": "seniorModerator"}}'),
  { constructor: { prototype: { role: 'seniorModerator' } } },
  { toString: 1, valueOf: null, length: -1 },
  ...nested('[', ']'),
  ...nested('{"a":', '}'),
]

/** Keys that collide with those of our objects and of their prototypes. */
const KEYS = ['__proto__', 'constructor', 'toString', 'role', 'userId', 'a\u0000b', '\ud800']

const hostile = fc.constantFrom(...HOSTILE)

/** A value with one part removed, changed or added, at any depth. */
export const spoiled = (value: unknown): Arbitrary<unknown> =>
  typeof value === 'object' && value !== null ? fc.oneof(hostile, spoiledIn(value)) : hostile

/** The same, but an object stays an object and a list a list. */
export function spoiledIn(value: object): Arbitrary<object> {
  const inner = Object.entries(value).map(([key, one]) =>
    spoiled(one).map((bad) => withKey(value, key, bad)),
  )
  const added = fc
    .tuple(fc.constantFrom(...KEYS), hostile)
    .map(([key, bad]) => withKey(value, key, bad))
  return fc.oneof(added, ...inner)
}

/** A copy for each key at any depth of a value, with what it holds replaced. */
export function replacedEverywhere(value: unknown, bad: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [bad]
  return Object.entries(value).flatMap(([key, one]) =>
    replacedEverywhere(one, bad).map((inner) => withKey(value, key, inner)),
  )
}

/** A copy; `__proto__` becomes a key of its own, as it is in JSON. */
function withKey(value: object, key: string, inner: unknown): object {
  const copy: object = Array.isArray(value) ? [...value] : { ...value }
  return Object.defineProperty(copy, key, {
    value: inner,
    enumerable: true,
    configurable: true,
    writable: true,
  })
}
