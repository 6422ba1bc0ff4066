import type { Random } from '../random.ts'

/** What people mistype, and how. */
const SLIPS: readonly (readonly [right: string, wrong: string])[] = [
  ['Не бит', 'Небит'],
  ['не бит', 'небит'],
  ['не требует', 'нетребует'],
  ['в придачу', 'впридачу'],
  ['остояни', 'остаяни'],
  ['хозяин', 'хазяин'],
  ['двигатель', 'двигатиль'],
  ['резина', 'резинна'],
  ['документы', 'докумены'],
  ['коробка', 'каробка'],
  ['пробег', 'пробек'],
  ['комплект', 'комплет'],
  ['сделан', 'зделан'],
  ['поменян', 'поменен'],
  ['аккумулятор', 'акумулятор'],
  ['Аккумулятор', 'Акумулятор'],
  ['кондиционер', 'кондицыонер'],
  ['приехать', 'приехат'],
  ['только', 'толька'],
  ['потому что', 'потомучто'],
  [', ', ','],
  ['. ', '.'],
]
const SLIP_SHARE = 0.22
/** Those who write no «ё», and no full stop at the end. */
const WITHOUT_YO = 0.4
const WITHOUT_STOP = 0.18

/** The text as a private seller types it: often without «ё», at times with a mistake. */
export function asTyped(text: string, random: Random): string {
  let typed = random.chance(WITHOUT_YO) ? text.replaceAll('ё', 'е').replaceAll('Ё', 'Е') : text
  if (random.chance(SLIP_SHARE)) {
    const possible = SLIPS.filter(([right]) => typed.includes(right))
    if (possible.length > 0) typed = typed.replace(...random.pick(possible))
  }
  return random.chance(WITHOUT_STOP) ? typed.replace(/\.$/, '') : typed
}
