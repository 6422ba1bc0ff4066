const PAUSE_MS = 2_000
/** IMPRESSIONS_MAX of the contracts, whose schemas stay out of the browser (docs/decisions/010). */
const MOST = 60

/** Reported in this visit: one that leads back to a list shows its cards once more. */
const reported = new Set<string>()

/**
 * Reports the cards (`data-ad`) of which at least half comes onto the screen, once in a visit and several together.
 *
 * @param send posts a report's ids; failures are left alone.
 * @returns stops watching, after a last report.
 */
export function watchImpressions(send: (ids: string[]) => void): () => void {
  let waiting: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const ids = waiting
    waiting = []
    for (let from = 0; from < ids.length; from += MOST) send(ids.slice(from, from + MOST))
  }
  const screen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const id = target.getAttribute('data-ad')
        if (!isIntersecting || !id || reported.has(id)) continue
        screen.unobserve(target)
        reported.add(id)
        waiting.push(id)
        timer ??= setTimeout(flush, PAUSE_MS)
      }
    },
    { threshold: 0.5 },
  )
  const observe = () => {
    for (const card of document.querySelectorAll('[data-ad]')) screen.observe(card)
  }
  const page = new MutationObserver(observe)
  page.observe(document.body, { childList: true, subtree: true })
  addEventListener('pagehide', flush)
  observe()
  return () => {
    flush()
    screen.disconnect()
    page.disconnect()
    removeEventListener('pagehide', flush)
  }
}
