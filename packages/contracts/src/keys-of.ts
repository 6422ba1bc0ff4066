/** The keys of a record, as `z.enum` takes them. */
export const keysOf = <Key extends string>(record: Record<Key, unknown>): [Key, ...Key[]] =>
  Object.keys(record) as [Key, ...Key[]]
