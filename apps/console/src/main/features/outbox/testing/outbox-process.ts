import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApiClient } from '@trassa/api-client/client'
import { fetchTransport } from '@trassa/api-client/fetch-transport'
import { accountFiles } from '../../../lib/account-files.ts'
import { reversingCipher } from '../../../testing/reversing-cipher.ts'
import { createOutbox } from '../outbox.ts'
import { postDecision } from '../post-decision.ts'

/**
 * A process with an outbox that decides on one ad after another until it is killed; without a first ad it sends
 * what earlier ones have left and ends. `confirmed` in the folder lists what it was told to be stored.
 */
const [folder = '', server = '', firstAd = ''] = process.argv.slice(2)

const transport = fetchTransport({ bases: { gateway: server }, sessionId: 'test' })
const outbox = createOutbox({
  files: accountFiles(join(folder, 'decisions'), reversingCipher),
  account: { current: () => ({ server, moderatorId: '4' }), subscribe: () => undefined },
  post: (decision) => postDecision(createApiClient(transport), decision),
  onChanged: () => undefined,
})

async function decideForever(from: number): Promise<void> {
  for (let ad = from; ; ad += 1) {
    const stored = await outbox.send({
      adId: String(ad),
      version: 1,
      title: 'LADA Granta',
      change: { type: 'verdict', verdict: 'approve', reasons: [] },
    })
    if (stored === 'stored') appendFileSync(join(folder, 'confirmed'), `${ad}\n`)
    if (ad % 3 === 0) void outbox.flush(1000)
    await sleep(5)
  }
}

async function sendAll(): Promise<void> {
  while ((await outbox.read()).length > 0) {
    await outbox.flush(1000)
    await sleep(20)
  }
  process.exit(0)
}

await (firstAd === '' ? sendAll() : decideForever(Number(firstAd)))
