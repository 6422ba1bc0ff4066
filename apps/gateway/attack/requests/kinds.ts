import { METHODS } from 'node:http'
import { spoiled, spoiledIn } from '../../src/testing/hostile.ts'
import type { WireRequest } from '../wire/wire-request.ts'
import type { Operation } from '../world/openapi.ts'
import type { Dice } from './dice.ts'
import type { Draft } from './draft.ts'
import {
  BROKEN_FORMS,
  breakJson,
  doubleKeys,
  FORM_TYPE,
  gzipped,
  HEAVY_JSON,
} from './hostile-bytes.ts'
import {
  BROKEN_COOKIES,
  CONTENT_TYPES,
  FOREIGN_ORIGINS,
  headerFlood,
  KEYS,
  ODD_HEADERS,
} from './hostile-headers.ts'

/** One way to break a request: before it is written, or on the wire. */
interface KindRow {
  /** How often it is chosen, beside the others. */
  weight: number
  /** The calls that can be broken so; absent: all. */
  suits?: (operation: Operation) => boolean
  draft?: (draft: Draft, dice: Dice) => Draft
  wire?: (wire: WireRequest, dice: Dice) => WireRequest
}

const hasBody = ({ body }: Operation) => body !== undefined
const hasParams = ({ params }: Operation) => Object.keys(params.properties ?? {}).length > 0

const withHeaders = (headers: Readonly<Record<string, string>>) => (wire: WireRequest) => ({
  ...wire,
  headers: { ...wire.headers, ...headers },
})

const withBody = (wire: WireRequest, body: string | Buffer): WireRequest => ({
  ...wire,
  body: Buffer.from(body),
})

const textOf = ({ body }: WireRequest) => body?.toString() ?? '{}'

/** Every way in which the attack breaks a request. */
export const KINDS = {
  /** Not broken: what the schemas accept, so that the code behind them is reached, with others' ids and stale versions. */
  good: { weight: 14 },
  spoiledBody: {
    weight: 30,
    suits: hasBody,
    draft: (draft, dice) => ({ ...draft, body: dice.sample(spoiled(draft.body)) }),
  },
  spoiledQuery: {
    weight: 14,
    draft: (draft, dice) => ({ ...draft, query: dice.sample(spoiledIn(draft.query)) }),
  },
  spoiledPath: {
    weight: 10,
    suits: hasParams,
    draft: (draft, dice) => ({ ...draft, params: dice.sample(spoiledIn(draft.params)) }),
  },
  noBody: { weight: 2, wire: (wire) => ({ ...wire, body: undefined }) },
  unaskedBody: {
    weight: 2,
    wire: (wire) => withBody(withHeaders({ 'content-type': 'application/json' })(wire), '{"a":1}'),
  },
  brokenJson: {
    weight: 4,
    suits: hasBody,
    wire: (wire, dice) => withBody(wire, breakJson(textOf(wire), dice)),
  },
  doubleKeys: {
    weight: 3,
    suits: hasBody,
    wire: (wire) => withBody(wire, doubleKeys(JSON.parse(textOf(wire)))),
  },
  heavyBody: {
    weight: 1,
    wire: (wire, dice) =>
      withBody(
        withHeaders({ 'content-type': 'application/json' })(wire),
        dice.one(Object.values(HEAVY_JSON)),
      ),
  },
  cutBody: {
    weight: 1,
    suits: hasBody,
    wire: (wire, dice) => ({ ...wire, cutAt: dice.under((wire.body?.length ?? 0) + 1) }),
  },
  contentType: {
    weight: 3,
    suits: hasBody,
    wire: (wire, dice) => withHeaders({ 'content-type': dice.one(CONTENT_TYPES) })(wire),
  },
  gzip: {
    weight: 1,
    suits: hasBody,
    wire: (wire) =>
      withBody(withHeaders({ 'content-encoding': 'gzip' })(wire), gzipped(textOf(wire))),
  },
  brokenForm: {
    weight: 2,
    wire: (wire, dice) =>
      withBody(withHeaders({ 'content-type': FORM_TYPE })(wire), dice.one(BROKEN_FORMS)),
  },
  origin: {
    weight: 3,
    wire: (wire, dice) => withHeaders({ origin: dice.one(FOREIGN_ORIGINS) })(wire),
  },
  method: {
    weight: 3,
    wire: (wire, dice) => ({
      ...wire,
      method: dice.one(METHODS.filter((name) => name !== 'CONNECT')),
    }),
  },
  cookie: {
    weight: 3,
    wire: (wire, dice) => withHeaders({ cookie: dice.one(BROKEN_COOKIES) })(wire),
  },
  key: {
    weight: 4,
    suits: ({ takesKey }) => takesKey,
    wire: (wire, dice) => withHeaders({ 'idempotency-key': dice.one(KEYS) })(wire),
  },
  headers: { weight: 2, wire: (wire, dice) => withHeaders(dice.one(ODD_HEADERS))(wire) },
  headerFlood: { weight: 1, wire: (wire, dice) => withHeaders(headerFlood(dice))(wire) },
} satisfies Record<string, KindRow>

export type Kind = keyof typeof KINDS

/** The row of a kind, with the optional parts that others have. */
export const rowOf = (kind: Kind): KindRow => KINDS[kind]

/** The kinds that suit a call, each as often as its weight. */
export const kindsFor = (operation: Operation): Kind[] =>
  (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
    const { weight, suits } = rowOf(kind)
    return suits === undefined || suits(operation) ? Array<Kind>(weight).fill(kind) : []
  })
