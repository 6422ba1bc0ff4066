import { parseArgs } from 'node:util'

export interface AttackOptions {
  /** How many broken requests. */
  requests: number
  seed: number
  /** One broken request only, by its number. */
  only?: number
  /** Connections in use at once. */
  connections: number
  /** How many times longer than on an idle machine of today things may take. */
  slowness: number
  /** One of each scenario, briefly: for `npm test`. */
  isShort: boolean
}

const whole = (name: string, text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`--${name} ${text}: not a number`)
  return value
}

/** Reads `npm run attack -- …`. @throws an Error that names an unknown or a wrong option. */
export function readOptions(args: string[]): AttackOptions {
  const { values } = parseArgs({
    args,
    options: {
      requests: { type: 'string' },
      seed: { type: 'string' },
      only: { type: 'string' },
      connections: { type: 'string' },
      slowness: { type: 'string' },
      short: { type: 'boolean' },
    },
  })
  const isShort = values.short ?? false
  return {
    requests: whole('requests', values.requests ?? (isShort ? '2000' : '50000')),
    seed: whole('seed', values.seed ?? '1'),
    ...(values.only !== undefined && { only: whole('only', values.only) }),
    connections: whole('connections', values.connections ?? '32'),
    // The tests also run on busy machines: there only a hang counts.
    slowness: whole('slowness', values.slowness ?? (isShort ? '15' : '1')),
    isShort,
  }
}
