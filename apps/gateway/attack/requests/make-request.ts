import type { Arbitrary } from 'fast-check'
import fc from 'fast-check'
import { type JsonSchema, type Known, ofSchema } from '../../src/testing/arbitrary-of.ts'
import type { WireRequest } from '../wire/wire-request.ts'
import type { Operation } from '../world/openapi.ts'
import type { Person } from '../world/people.ts'
import type { World } from '../world/world.ts'
import { type Dice, diceOf } from './dice.ts'
import { type Draft, wireOf } from './draft.ts'
import { type Kind, kindsFor, rowOf } from './kinds.ts'

/** A broken request, with what its answer is judged by. */
export interface BrokenRequest {
  number: number
  kind: Kind
  operation: Operation
  person: Person
  /** The ad that it names, wherever it names one. */
  adId: string | undefined
  wire: WireRequest
}

/** Their tests end the session that sends them. */
const endsSession = ({ path, method }: Operation) =>
  method === 'DELETE' && /logout|sessions/.test(path)

/** Sent by a senior, they would change the role, end the sessions or close the account of another attacker, who is judged by the role. */
const changesPowers = ({ path }: Operation) =>
  /\/users\/\{id\}\/(role|block|end-sessions|merge)$/.test(path)

/** Makes the request of a number: the same world and seed give the same request. */
export function requestMaker(world: World, seed: number): (number: number) => BrokenRequest {
  const calls = world.operations.map((operation) => ({
    operation,
    good: goodDraft(operation, world.known),
    kinds: kindsFor(operation),
  }))
  return (number) => {
    const dice = diceOf(seed, number)
    const { operation, good, kinds } = dice.one(calls)
    const kind = dice.one(kinds)
    const asked = dice.one(world.people)
    const isSpared = endsSession(operation) || changesPowers(operation)
    const person = isSpared && asked.cookie ? world.leaver : asked
    const { draft, wire } = rowOf(kind)
    const first = { ...dice.sample(good), headers: headersOf(operation, person, dice) }
    const drafted = draft?.(first, dice) ?? first
    const written = wireOf(drafted)
    return {
      number,
      kind,
      operation,
      person,
      adId: adIdOf(drafted),
      wire: wire?.(written, dice) ?? written,
    }
  }
}

function goodDraft(operation: Operation, known: Known): Arbitrary<Omit<Draft, 'headers'>> {
  const part = (schema: JsonSchema) => ofSchema(schema, known).map((value): object => Object(value))
  return fc.record({
    operation: fc.constant(operation),
    params: part(operation.params),
    query: part(operation.query),
    body: operation.body ? part(operation.body) : fc.constant(undefined),
  })
}

function headersOf(operation: Operation, person: Person, dice: Dice): Record<string, string> {
  const byte = () => dice.under(250)
  return {
    // An address of its own: limits per address are not what is looked for here.
    'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}`,
    ...(person.cookie && { cookie: person.cookie }),
    ...(operation.takesKey && { 'idempotency-key': `attack-${dice.under(1_000_000)}` }),
  }
}

function adIdOf({ params, body }: Draft): string | undefined {
  const { id } = params as { id?: unknown }
  const named = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const found = [named.adId, named.id, id].find((value) => typeof value === 'string')
  return found as string | undefined
}
