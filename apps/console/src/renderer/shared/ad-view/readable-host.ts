// The parameters of RFC 3492.
const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const FIRST_BIAS = 72
const FIRST_CODE = 128

const PREFIX = 'xn--'

function adapt(delta: number, total: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2))
  rest += Math.floor(rest / total)
  let k = 0
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN))
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW))
}

function decodeLabel(label: string): string {
  const at = label.lastIndexOf('-')
  const output = [...label.slice(0, Math.max(at, 0))]
  const digits = label.slice(at + 1)
  let [code, index, bias, place] = [FIRST_CODE, 0, FIRST_BIAS, 0]
  while (place < digits.length) {
    const before = index
    for (let [weight, k] = [1, BASE]; ; k += BASE) {
      const digit = Number.parseInt(digits[place] ?? '', BASE)
      place += 1
      if (Number.isNaN(digit)) return label
      // Letters stand for 0–25, figures for 26–35.
      const value = digit < 10 ? digit + 26 : digit - 10
      index += value * weight
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias))
      if (value < threshold) break
      weight *= BASE - threshold
    }
    const total = output.length + 1
    bias = adapt(index - before, total, before === 0)
    code += Math.floor(index / total)
    index %= total
    output.splice(index, 0, String.fromCodePoint(code))
    index += 1
  }
  return output.join('')
}

/** A host in the letters that a person reads: `xn--80aswg.xn--p1ai` → `сайт.рф`; a label that is no Punycode stays. */
export function readableHost(host: string): string {
  const labels = host.split('.').map((label) => {
    if (!label.startsWith(PREFIX)) return label
    try {
      return decodeLabel(label.slice(PREFIX.length))
    } catch {
      return label
    }
  })
  return labels.join('.')
}
