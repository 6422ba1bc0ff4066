const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
/** Of the scripts below: a page does without. */
const INDENTATION = /\n +/g
const MODULES = 'type="module" async=""'

/** Sent to the window when the page is hydrated. */
export const HYDRATED = 'hydrated'

/**
 * Runs in <head>: marks a page that is opened at its top, which does not lay out what is far from the screen
 * (docs/decisions/098). Where a scroll position is restored, estimated heights would restore another place.
 */
export const OPENING = `if (performance.getEntriesByType('navigation')[0]?.type === 'navigate') document.documentElement.dataset.opening = ''`

/**
 * Runs in <head>. The page is complete when its stylesheet and its first photographs are; one of those that hangs holds
 * nothing up, and neither does a visitor who already presses something. The last button that was pressed before the
 * page was hydrated is pressed again when it is; links and forms do without. The button may be in a part that is still
 * HTML (hydratedWhenSeen): `pointerdown` opens its gate and React hydrates it for the click, in a task of its own, since
 * React hydrates nothing at once while it runs the effect that tells of the hydration. Each download begins in a task of its own: starting
 * it takes a phone some milliseconds.
 *
 * @param imports what the page's modules import, as JSON; the modules themselves stand in their script
 */
const START = (imports: string) => `(() => {
  let isStarted = false
  const start = () => {
    const source = document.getElementById('modules')
    if (isStarted || !source) return
    isStarted = true
    const add = (name, properties) => {
      document.head.append(Object.assign(document.createElement(name), properties))
    }
    for (const href of [...${imports}, ...(source.textContent.match(/\\/[^"]+\\.js/g) ?? [])]) setTimeout(add, 0, 'link', { rel: 'modulepreload', href })
    setTimeout(add, 0, 'script', { type: 'module', nonce: source.nonce, textContent: source.textContent })
  }
  for (const event of ['load', 'pointerdown', 'keydown']) addEventListener(event, start)
  addEventListener('DOMContentLoaded', () => setTimeout(start, 2500))
  let pressed = null
  const remember = ({ target }) => {
    pressed = target.closest('button[type=button]')
  }
  addEventListener('click', remember)
  addEventListener('${HYDRATED}', () => {
    removeEventListener('click', remember)
    setTimeout(() => {
      pressed?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
      pressed?.click()
    })
  }, { once: true })
})()`

/**
 * Lets a page's modules load when the page has been painted, with its first photographs: they hydrate what is readable
 * already, and share the line with it (docs/decisions/097). React Router writes them so that they load at once.
 *
 * @returns the page in pieces, which need not be joined to be written
 */
export function withLateScripts(page: string, mark: string): string[] {
  const end = page.indexOf('</head>')
  const at = page.lastIndexOf(MODULES)
  if (end < 0 || at < 0) return [page]
  const preloads: string[] = []
  const head = page.slice(0, end).replace(PRELOAD, (_, href: string) => {
    preloads.push(href)
    return ''
  })
  const modules = page.slice(at, page.indexOf('</script>', at))
  const imports = preloads.filter((href) => !modules.includes(`"${href}"`))
  const starter = `<script nonce="${mark}">${OPENING};${START(JSON.stringify(imports)).replaceAll(INDENTATION, '\n')}</script>`
  const late = 'type="text/plain" id="modules"'
  return [head, starter, page.slice(end, at), late, page.slice(at + MODULES.length)]
}
