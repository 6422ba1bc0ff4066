import { createKeptFigures, type KeptFigures } from '@trassa/gateway/platform/kept/kept-figures'
import { LRUCache } from 'lru-cache'
import { RenderingShed } from '../pages/render-queue.ts'
import { createAdmission } from './admission.ts'
import { type KeptPage, keptPage, type Rendered, type Validity } from './kept-page.ts'
import { type SharedRendering, shareRendering } from './shared-rendering.ts'

/** Brotli and gzip of a page take less than half of what it takes itself. */
const BYTES_WITH_ENCODINGS = 1.5
/** What a page takes beside its bodies: headers, tags, the closures that ask its answers again. */
const OVERHEAD_BYTES = 4096

/** A request for a page that is the same for all visitors. */
export interface Visit {
  /** The canonical address of the page. */
  address: string
  siteState: string
  /** The visitor's address, whose limits a check of the page counts against. */
  network: string
  /** Aborts when the visitor has gone. */
  signal: AbortSignal
  /** Of a crawler or a prefetch: shed before a person. */
  isDeferrable: boolean
  /** Renders the page for this visitor; calls `onBegun` before anything is read. */
  render: (signal: AbortSignal, onBegun: () => void) => Promise<Rendered>
}

export interface KeptPagesOptions extends Validity {
  /** What the bodies may take in memory; with 0 no page is kept. */
  maxBytes: number
  figures?: KeptFigures
}

/** Whether a page may be given to others: here, and by caches in front. */
export const isKeepable = ({ page: { status, headers }, record }: Rendered): boolean =>
  status === 200 &&
  record.isSameForAll &&
  record.isWhole &&
  // Of a page that says itself how it is kept.
  headers['cache-control'] === undefined &&
  headers['set-cookie'] === undefined

/**
 * Rendered public pages by their addresses (docs/decisions/167). A page is given while each answer that it was made of is the
 * present one; otherwise it is rendered once for all who wait for it.
 */
export function createKeptPages({
  maxBytes,
  figures = createKeptFigures(),
  ...validity
}: KeptPagesOptions) {
  const { source, now } = validity
  const pages = new LRUCache<string, KeptPage>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ page }) =>
      Math.ceil(page.body.length * BYTES_WITH_ENCODINGS) + OVERHEAD_BYTES,
  })
  const renderings = new Map<string, SharedRendering<KeptPage>>()
  const admission = createAdmission(now)

  async function make({ siteState, render }: Visit, signal: AbortSignal): Promise<KeptPage> {
    const made = { begun: 0, revision: Number.NaN, siteState }
    const rendered = await render(signal, () => {
      made.begun = now()
      made.revision = source.revision()
    })
    return keptPage(rendered, made, validity)
  }

  function startOf(id: string, visit: Visit): SharedRendering<KeptPage> {
    const own = shareRendering((signal) => make(visit, signal), {
      isDeferrable: visit.isDeferrable,
      onOver: () => {
        if (renderings.get(id) === own) renderings.delete(id)
      },
    })
    renderings.set(id, own)
    return own
  }

  function keep(address: string, kept: KeptPage): void {
    const former = pages.peek(address)
    if (isKeepable(kept) && (!former || former.begun < kept.begun)) {
      kept.page.keep()
      pages.set(address, kept)
      figures.fills += 1
      figures.bytes = pages.calculatedSize
    }
  }

  async function renderOnce(visit: Visit, arrived: number, isAdmitted: boolean): Promise<Rendered> {
    const { address, siteState, network, signal } = visit
    const id = `${siteState} ${address}`
    const other = renderings.get(id)
    const shared = other ?? startOf(id, visit)
    let made: KeptPage
    try {
      made = await shared.join(signal)
    } catch (error) {
      const isPlaceForPerson = shared.isDeferrable && !visit.isDeferrable
      if (!(error instanceof RenderingShed && isPlaceForPerson)) throw error
      return renderOnce(visit, arrived, isAdmitted)
    }
    if (isAdmitted) keep(address, made)
    if (!other) return made
    if (!made.record.isSameForAll) return visit.render(signal, () => {})
    // Begun before this visitor came, it may show what has changed until then.
    const isRight = made.begun > arrived || (await made.standing(siteState, network)) === 'current'
    return isRight ? made : renderOnce(visit, arrived, isAdmitted)
  }

  return {
    /** The page that is kept under an address, while it is right. */
    async current({
      address,
      siteState,
      network,
    }: Pick<Visit, 'address' | 'siteState' | 'network'>): Promise<Rendered | undefined> {
      const kept = pages.get(address)
      if (!kept) return undefined
      const standing = await kept.standing(siteState, network)
      if (standing === 'current') {
        figures.hits += 1
        return kept
      }
      if (standing === 'outdated' && pages.peek(address) === kept) pages.delete(address)
      figures.bytes = pages.calculatedSize
      return undefined
    },

    /**
     * Renders the page, or waits for its rendering that is under way.
     *
     * @throws what the rendering throws, RenderingShed among it
     */
    render: (visit: Visit): Promise<Rendered> =>
      renderOnce(visit, now(), admission.note(visit.address)),
  }
}
