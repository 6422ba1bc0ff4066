/** The first `size` slots of an order, in one pass without sorting all. */
function bestOf(
  slots: Int32Array,
  isBefore: (slot: number, other: number) => boolean,
  size: number,
): number[] {
  const best: number[] = []
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    let place = best.length
    while (place > 0 && isBefore(slot, best[place - 1] as number)) place--
    if (place === size) continue
    best.splice(place, 0, slot)
    if (best.length > size) best.pop()
  }
  return best
}

/** The slots whose values are nearest to one, the nearest first; equal ones by a second key, the greatest first. */
export function nearestSlots(
  slots: Int32Array,
  { values, wanted, then }: { values: Float64Array; wanted: number; then: Float64Array },
  size: number,
): number[] {
  const distance = (slot: number) => Math.abs((values[slot] as number) - wanted)
  const isNearer = (slot: number, than: number) =>
    distance(slot) < distance(than) ||
    (distance(slot) === distance(than) && (then[slot] as number) > (then[than] as number))
  return bestOf(slots, isNearer, size)
}
