import { setImmediate } from 'node:timers/promises'

/** One way to make a form: `add` in place of `strip` at the end of a word that `fits`. */
interface SuffixRule {
  strip: string
  fits: RegExp
}

/** A Hunspell dictionary whose forms are made by suffixes alone, as the Russian one's are. */
export interface SuffixDictionary {
  /** Whether a word, as it is spelled, is a form of a stem. */
  has: (word: string) => boolean
}

const RULE = /^SFX\s+(\S)\s+(\S+)\s+(\S+)\s+(\S+)/

/** Rules by the ending that they add, then by their flag. */
function readRules(affixes: string): Map<string, Map<string, SuffixRule[]>> {
  const rules = new Map<string, Map<string, SuffixRule[]>>()
  for (const line of affixes.split('\n')) {
    const [, flag, strip, add, condition] = RULE.exec(line) ?? []
    if (!flag || !strip || !add || !condition) continue
    const ending = add === '0' ? '' : add
    const byFlag = rules.get(ending) ?? new Map<string, SuffixRule[]>()
    const rule = { strip: strip === '0' ? '' : strip, fits: new RegExp(`${condition}$`) }
    byFlag.set(flag, [...(byFlag.get(flag) ?? []), rule])
    rules.set(ending, byFlag)
  }
  return rules
}

/** So many lines are read at a stretch, in a few milliseconds. */
const STRETCH = 5000

/** Flags by stem; a stem that stands twice has the flags of both. The process answers others meanwhile. */
async function readStems(words: string): Promise<Map<string, string>> {
  const stems = new Map<string, string>()
  for (const [index, line] of words.split('\n').entries()) {
    if (index % STRETCH === 0) await setImmediate()
    const [stem = '', flags = ''] = line.trim().split('/', 2)
    if (stem !== '') stems.set(stem, (stems.get(stem) ?? '') + flags)
  }
  return stems
}

/**
 * Reads a dictionary in Hunspell's format. Forms are not written out, as they are by nspell (295 MB for Russian, 3.4 s):
 * a word is taken apart by the endings that it has.
 */
export async function readSuffixDictionary(
  affixes: string,
  words: string,
): Promise<SuffixDictionary> {
  const rules = readRules(affixes)
  const stems = await readStems(words)
  const longest = Math.max(0, ...[...rules.keys()].map((ending) => ending.length))

  function isForm(word: string, endingLength: number): boolean {
    const byFlag = rules.get(word.slice(word.length - endingLength))
    if (!byFlag) return false
    const rest = word.slice(0, word.length - endingLength)
    for (const [flag, suffixes] of byFlag) {
      for (const { strip, fits } of suffixes) {
        const stem = rest + strip
        if (stems.get(stem)?.includes(flag) && fits.test(stem)) return true
      }
    }
    return false
  }

  return {
    has(word) {
      if (stems.has(word)) return true
      for (let length = 0; length <= Math.min(longest, word.length); length++) {
        if (isForm(word, length)) return true
      }
      return false
    },
  }
}
