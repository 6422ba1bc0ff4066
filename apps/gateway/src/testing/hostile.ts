import fc, { type Arbitrary } from 'fast-check'

const DEEP = 2000
const LONG = 100_000

const nested = (open: string, close: string): unknown =>
  JSON.parse(`${open.repeat(DEEP)}1${close.repeat(DEEP)}`)

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
  nested('[', ']'),
  nested('{"a":', '}'),
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
