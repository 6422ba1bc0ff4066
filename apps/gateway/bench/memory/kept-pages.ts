import { type BenchServer, listening } from '../bench-server.ts'
import { withPeers } from './peers.ts'
import { listPath, liveAds } from './questions.ts'
import { beside, inTurns } from './turns.ts'

const ADS = 20
/** As a browser asks. */
const HEADERS = { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 Firefox/140.0' }

/** Pages that were rendered before, in brotli, ÷ the same bytes as files of @fastify/static. */
export async function benchKeptPages(server: BenchServer): Promise<void> {
  const origin = await listening(server)
  const ads = await liveAds(server, ADS)
  const paths = ['/', ...new Set(ads.map(listPath)), ...ads.map(({ page }) => page)]
  await withPeers(async (peer) => {
    const files: string[] = []
    let size = 0
    for (const [index, path] of paths.entries()) {
      const { rawPayload, statusCode } = await server.app.inject({ url: path, headers: HEADERS })
      if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`)
      size += rawPayload.length
      files.push(await peer.store(`${index}.html`, rawPayload))
    }
    const rates = await inTurns({
      files: { origin: peer.origin, paths: files, headers: HEADERS },
      pages: { origin, paths, headers: HEADERS },
    })
    console.log(
      `Kept pages beside static files, ${Math.round(size / paths.length)} bytes in brotli`,
    )
    console.table({ 'kept pages (to reach: 0.6)': beside(rates.pages, rates.files) })
  })
}
