import { formOf } from '@trassa/catalog/ad-types/form-of'
import { fieldOf } from '@trassa/catalog/engine/definition-fields'
import { TRADES } from '../../people/companies.ts'
import { thingPictures } from '../../pictures/demo-pictures.ts'
import { createRandom } from '../../random.ts'
import { inCity } from '../../texts/in-city.ts'
import { wheelText } from '../../texts/wheel-text.ts'
import type { AdMaker } from '../draft-ad.ts'
import { askingPrice } from '../values/asking-price.ts'
import type { WheelSetOf } from './wheel-set.ts'

const TITLE_LENGTH = 50
const NEW = 1
const USED = 2
const RUBBER = '#2b2d31'

/** Makes ads of tyres, discs or wheels: the price is that of all of them together. */
export function wheelMaker(adType: keyof typeof TRADES, setOf: WheelSetOf): AdMaker {
  const wears = fieldOf(formOf(adType), 'wear') !== undefined
  return (seed, context) => {
    const random = createRandom(`${adType}:${seed}`)
    const set = setOf(random, context.rank)
    const used = random.chance(0.6)
    const wear = wears && used ? random.int(1, 14) * 5 : null
    const quantity = random.pick(set.quantities)
    const company = random.chance(used ? 0.3 : 0.65) ? TRADES[adType] : null
    const delivery = random.chance(0.6)
    const left = used ? (wear === null ? random.range(0.4, 0.7) : 0.75 - wear / 130) : 1
    const name = random.pick(set.titles.filter((title) => title.length <= TITLE_LENGTH))
    const winter = set.winter
    const facts = { name, quantity, wear, used, tyres: wears, winter, delivery }
    return {
      fields: {
        ...set.fields,
        title: name,
        condition: used ? USED : NEW,
        ...(wear !== null && { wear }),
        quantity,
        ...(delivery && { delivery: true }),
      },
      price: askingPrice(set.price * quantity * left * random.range(0.92, 1.08), random),
      description: wheelText(
        { ...facts, inCity: inCity(context.cityOf(company)) },
        company !== null,
        random,
      ),
      pictures: thingPictures(
        set.look,
        { color: RUBBER, seed, count: random.pick([1, 1, 2, 3]) },
        random,
      ),
      company,
    }
  }
}
