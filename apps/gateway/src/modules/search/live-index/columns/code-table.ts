/** The code of a slot without a value. */
export const NO_VALUE = 0

/** The spelling that values are compared by. */
export const nameOf = (value: string | number): string => String(value).trim().toLowerCase()

/** One key for each value, however it is spelled: `5` and `'5'` are the same one. */
function keyOf(value: string | number): string | number {
  if (typeof value === 'number') return value
  const number = Number(value)
  if (Number.isSafeInteger(number) && String(number) === value) return number
  return nameOf(value)
}

const isSpelled = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

export type CodeTable = ReturnType<typeof createCodeTable>

/** Small numbers for the values of a column. Codes that are released are given to other values. */
export function createCodeTable() {
  const codes = new Map<string | number, number>()
  /** By code. */
  const keys: (string | number)[] = ['']
  const names: string[] = ['']
  const free: number[] = []

  return {
    /** All codes are below it. */
    get end() {
      return names.length
    },
    /** By code; of a released code, the name of its former value. */
    names: names as readonly string[],
    /** `NO_VALUE` for a value without a code. */
    codeOf: (value: unknown): number =>
      isSpelled(value) ? (codes.get(keyOf(value)) ?? NO_VALUE) : NO_VALUE,
    /** Gives the value a code where it has none; `NO_VALUE` to what is no value. */
    addCode: (value: unknown): number => {
      if (!isSpelled(value)) return NO_VALUE
      const key = keyOf(value)
      const known = codes.get(key)
      if (known !== undefined) return known
      const code = free.pop() ?? names.length
      codes.set(key, code)
      keys[code] = key
      names[code] = nameOf(key)
      return code
    },
    /** @param code that no slot has any more */
    release: (code: number): void => {
      codes.delete(keys[code] as string | number)
      free.push(code)
    },
  }
}
