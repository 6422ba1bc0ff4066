/** Makes what follows from an object alone, once for each object; it is forgotten with the object. */
export function oncePer<Key extends object, Made extends object>(
  make: (key: Key) => Made,
): (key: Key) => Made {
  const made = new WeakMap<Key, Made>()
  return (key) => {
    const known = made.get(key)
    if (known) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}
