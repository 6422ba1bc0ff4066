/**
 * A context value that an earlier state has set. The machine reaches this state only through the
 * one that sets it, so `null` is a defect of the machine.
 *
 * @throws Error naming the missing value.
 */
export function requireValue<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new Error(`There is no ${name} yet`)
  return value
}
