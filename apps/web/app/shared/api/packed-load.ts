import type { LoaderFunctionArgs } from 'react-router-dom'
import { type Packed, pack, sentData } from './packed.ts'
import { type Load, type Loaded, serverLoad } from './route-loader.ts'

/**
 * `serverLoad` for a page that brings much; what it gives is read through `unpacked`, and may hold what JSON can.
 *
 * @param sent makes of it what the page holds; its counterpart is given to `unpacked`
 */
export function packedLoad<T extends object>(load: Load<T>, sent?: (data: Loaded<T>) => object) {
  const loadPlain = serverLoad(load)
  return async (args: LoaderFunctionArgs): Promise<Packed<Loaded<T>>> =>
    pack(await loadPlain(args), sent)
}

const isPacked = (data: unknown): data is Packed<object> =>
  typeof data === 'object' && data !== null && 'packed' in data

/** The JSON of what the page among `loaderData` packed; `null` where none did. */
export function packedText(loaderData: readonly unknown[]): string | null {
  const packed = loaderData.find(isPacked)
  return packed ? JSON.stringify(sentData(packed)) : null
}
