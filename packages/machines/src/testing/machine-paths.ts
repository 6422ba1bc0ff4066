import {
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromPromise,
  getNextTransitions,
  SimulatedClock,
  type SnapshotFrom,
  type StateValue,
} from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths, getStateNodes } from 'xstate/graph'

type Snapshot = SnapshotFrom<AnyStateMachine>

/** How to walk a machine: what its input is, what people and calls can answer, what makes states differ. */
export interface Walk {
  input: unknown
  /** What people and the outside may send in a state. */
  events: (snapshot: Snapshot) => AnyEventObject[]
  /** By invoke id: every output worth telling apart. */
  outputs: Record<string, unknown[]>
  /** By invoke id: every failure worth telling apart. */
  errors: Record<string, unknown[]>
  /** What of the context makes two snapshots different, beside the state value. */
  distinguish: (snapshot: Snapshot) => unknown
}

/** From the start to one distinguishable state, and what can come there with where it leads. */
export interface WalkedPath {
  name: string
  /** Ids of the leaves that it stands on. */
  leaves: string[]
  steps: AnyEventObject[]
  edges: { event: AnyEventObject; leadsTo: string }[]
}

const DONE = 'xstate.done.actor.'
const ERROR = 'xstate.error.actor.'
const AFTER = 'xstate.after.'

/** The name of a state in a walk. */
export const serialize = (walk: Walk) => (snapshot: Snapshot) =>
  JSON.stringify([snapshot.value, walk.distinguish(snapshot)])

/** Everything that may come in a state, with the synthetic events of its calls and delays. */
const eventsIn = (walk: Walk) => (snapshot: Snapshot) => {
  const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType))
  return [...types].flatMap((type): AnyEventObject[] => {
    if (type.startsWith(AFTER)) return [{ type }]
    if (type.startsWith(DONE))
      return (walk.outputs[type.slice(DONE.length)] ?? []).map((output) => ({ type, output }))
    if (type.startsWith(ERROR))
      return (walk.errors[type.slice(ERROR.length)] ?? []).map((error) => ({ type, error }))
    return walk.events(snapshot).filter((event) => event.type === type)
  })
}

const traversal = (walk: Walk) => ({
  input: walk.input,
  events: eventsIn(walk),
  serializeState: serialize(walk),
})

const leavesOf = (machine: AnyStateMachine) =>
  getStateNodes(machine).filter((node) => node.type === 'atomic' || node.type === 'final')

/** `['flow', 'phone', 'editing']` → `{ flow: { phone: 'editing' } }`. */
const valueAt = ([head = '', ...rest]: string[]): StateValue =>
  rest.length === 0 ? head : { [head]: valueAt(rest) }

/** The shortest path to every distinguishable state, each with all that can come next. */
export function pathsOf(machine: AnyStateMachine, walk: Walk): WalkedPath[] {
  const nameOf = serialize(walk)
  const edges = adjacencyMapToArray(getAdjacencyMap(machine, traversal(walk)))
  const edgesFrom = Map.groupBy(edges, ({ state }) => nameOf(state))
  return getShortestPaths(machine, traversal(walk)).map(({ state, steps }) => ({
    name: nameOf(state),
    leaves: leavesOf(machine)
      .filter(({ path }) => state.matches(valueAt(path)))
      .map(({ id }) => id),
    steps: steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init'),
    edges: (edgesFrom.get(nameOf(state)) ?? []).map(({ event, nextState }) => ({
      event,
      leadsTo: nameOf(nextState),
    })),
  }))
}

/** Ids of the states that a machine rests in: leaves that it does not leave by itself at once. */
export const restingStates = (machine: AnyStateMachine): string[] =>
  leavesOf(machine)
    .filter((node) => !node.always?.some((edge) => edge.guard === undefined))
    .map((node) => node.id)

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A real actor whose calls are answered by the walk's synthetic events and whose clock is simulated. */
export function startScripted(machine: AnyStateMachine, input: unknown) {
  const calls = new Map<string, { input: unknown } & PromiseWithResolvers<unknown>>()
  const scripted = fromPromise<unknown, unknown>(({ input: given, self }) => {
    const call = { input: given, ...Promise.withResolvers<unknown>() }
    calls.set(self.id, call)
    return call.promise
  })
  const slots = Object.keys(machine.implementations.actors)
  const clock = new SimulatedClock()
  const actors = Object.fromEntries(slots.map((name) => [name, scripted]))
  const actor = createActor(machine.provide({ actors }), { input, clock })
  actor.start()

  const callOf = (id: string) => {
    const call = calls.get(id)
    if (!call) throw new Error(`Nothing was asked of ${id}`)
    return call
  }

  return {
    actor,
    clock,
    /** What the call with this invoke id was last asked with. */
    askedWith: (id: string) => callOf(id).input,
    /** Produces one event as a real actor would receive it: an output, an error, a delay, or a sent event. */
    async happen(event: AnyEventObject) {
      if (event.type.startsWith(DONE)) callOf(event.type.slice(DONE.length)).resolve(event.output)
      else if (event.type.startsWith(ERROR))
        callOf(event.type.slice(ERROR.length)).reject(event.error)
      else if (event.type.startsWith(AFTER)) clock.increment(60_000)
      else actor.send(event)
      await settle()
    },
  }
}
