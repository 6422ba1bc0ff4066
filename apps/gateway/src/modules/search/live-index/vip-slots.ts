import { type Bitset, hasBit } from './bitset.ts'

/** Until when each slot with a VIP promotion has it: few of a type. */
export function createVipSlots() {
  const untilBySlot = new Map<number, number>()
  return {
    put: (slot: number, until: number | null): void => {
      if (until === null) untilBySlot.delete(slot)
      else untilBySlot.set(slot, until)
    },
    remove: (slot: number): void => void untilBySlot.delete(slot),
    has: (slot: number): boolean => untilBySlot.has(slot),
    /** Those of a selection whose time is not over. */
    among: (bits: Bitset, now: number): number[] =>
      [...untilBySlot].flatMap(([slot, until]) =>
        until > now && hasBit(bits, slot) ? [slot] : [],
      ),
  }
}
