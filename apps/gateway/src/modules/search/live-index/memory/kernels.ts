import { readFileSync } from 'node:fs'

/** The functions of kernels.wat: addresses and lengths are in bytes and multiples of 64. */
interface Kernels {
  countShared: (a: number, b: number, length: number) => number
  intersect: (a: number, b: number, length: number) => void
  subtract: (a: number, b: number, length: number) => void
  unite: (a: number, b: number, length: number) => void
  selectRange: (bits: number, values: number, length: number, from: number, to: number) => void
  countCodes: (bits: number, length: number, codes: number, shift: number, counters: number) => void
}

const compiled = new WebAssembly.Module(readFileSync(new URL('./kernels.wasm', import.meta.url)))

/** The kernels on a memory. */
export const kernelsOn = (memory: WebAssembly.Memory): Kernels =>
  new WebAssembly.Instance(compiled, { arena: { memory } }).exports as unknown as Kernels
