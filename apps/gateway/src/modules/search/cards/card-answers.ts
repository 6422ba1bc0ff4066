import type { CallArguments } from '@trassa/contracts/call'
import { adCards } from '@trassa/contracts/calls/filter'
import type { Database } from '../../../platform/database/connect.ts'
import { type KeptAnswer, keptAnswer, keptJson } from '../../../platform/http/kept-answer.ts'
import { readLiveCards } from '../live-ads.repository.ts'
import type { LiveIndex } from '../live-index/live-index.ts'
import { shortJson } from './card-json.ts'
import type { LiveCards } from './live-cards.ts'
import { readSettledCards } from './settled-cards.ts'

type Query = CallArguments<typeof adCards, 'output'>['query']

interface Dependencies {
  db: Database
  index: LiveIndex
  cards: LiveCards
}

/** Short cards of the live ones among ads that are named by their ids, in this order: those that a visitor has looked at. */
export function createCardAnswers({ db, index, cards }: Dependencies) {
  async function answered(ids: readonly string[]): Promise<KeptAnswer> {
    const { chosen, byId } = await readSettledCards({
      index,
      cards,
      isCurrent: ({ revision }) => revision === index.revision(),
      choose: async () => {
        const segments = [...(await index.allUpToDate()).values()]
        const isLive = (id: string) =>
          segments.some(({ segment }) => segment.slotOf(Number(id)) !== undefined)
        return { live: ids.filter(isLive), revision: index.revision() }
      },
      idsOf: ({ live }) => live,
    })
    const live = chosen.live.flatMap((id) => byId.get(id) ?? [])
    return keptJson(adCards, [Buffer.from('{"items":['), ...shortJson(live), Buffer.from(']}')])
  }

  return async ({ ids: named }: Query): Promise<KeptAnswer> => {
    const ids = [...new Set(named)]
    const inMemory = await index.unlessReadAnew(() => answered(ids))
    return inMemory ?? keptAnswer(adCards, { items: await readLiveCards(db, ids) })
  }
}
