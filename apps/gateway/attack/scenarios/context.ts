import type { Limits } from '../judge/limits.ts'
import type { AttackOptions } from '../options.ts'
import type { Rule } from '../report/findings.ts'
import type { Report } from '../report/report.ts'
import type { AttackedServer } from '../server/attacked-server.ts'
import type { Send } from '../wire/send.ts'
import type { Person, PersonName } from '../world/people.ts'
import type { World } from '../world/world.ts'

/** What every part of the attack works with. */
export interface Attack {
  options: AttackOptions
  limits: Limits
  server: AttackedServer
  world: World
  send: Send
  report: Report
}

/** Reports findings of one part. */
export const finder =
  ({ report }: Pick<Attack, 'report'>, part: string) =>
  (rule: Rule, text: string) =>
    report.find({ rule, part, text })

export function personOf({ people }: Pick<World, 'people'>, name: PersonName): Person {
  const person = people.find((one) => one.name === name)
  if (!person) throw new Error(`No person of the attack is ${name}`)
  return person
}
