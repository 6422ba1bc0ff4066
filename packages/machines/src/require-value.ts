/**
 * What an earlier step has put into the context. A machine reaches the step that asks only through
 * the one that gives, so a miss is a mistake in the machine and throws.
 */
export function known<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new Error(`There is no ${name} yet`)
  return value
}
