/**
 * The browser's locks as far as `useExclusive` needs them, of one program; jsdom has none.
 *
 * @returns a function that removes them again
 */
export function installFakeLocks(): () => void {
  let end: ((stolen: boolean) => void) | null = null
  async function request(
    _name: string,
    { steal = false }: LockOptions,
    held: (lock: object | null) => Promise<void> | undefined,
  ) {
    await Promise.resolve()
    if (end && !steal) return held(null)
    end?.(true)
    const own = Promise.withResolvers<void>()
    const mine = (stolen: boolean) => {
      if (stolen) own.reject(new DOMException('stolen', 'AbortError'))
      else own.resolve()
    }
    end = mine
    void Promise.resolve(held({})).then(() => {
      if (end === mine) end = null
      mine(false)
    })
    return own.promise
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  return () => void Reflect.deleteProperty(navigator, 'locks')
}
