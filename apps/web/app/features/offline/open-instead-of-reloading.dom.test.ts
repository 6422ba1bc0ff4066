import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openInsteadOfReloading } from './open-instead-of-reloading.ts'

const HELP = { pathname: '/Help', search: '?q=1', hash: '#support' }

const router = { state: { navigation: { location: undefined as typeof HELP | undefined } } }
const open = vi.fn()
let navigation: EventTarget

beforeEach(() => {
  navigation = new EventTarget()
  router.state.navigation.location = HELP
  vi.stubGlobal('navigation', navigation)
  vi.stubGlobal('__reactRouterDataRouter', router)
  openInsteadOfReloading(open)
})
afterEach(() => {
  open.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Says whether the browser goes on with it. */
function navigate(navigationType: string, userInitiated = false): boolean {
  const event = new Event('navigate', { cancelable: true })
  return navigation.dispatchEvent(Object.assign(event, { navigationType, userInitiated }))
}

describe('§8 script chunk load failure', () => {
  it('of the next page: that page is opened, not the one that is left', () => {
    expect(navigate('reload')).toBe(false)
    expect(open).toHaveBeenCalledExactlyOnceWith('/Help?q=1#support')
  })

  it('§4 without a network: the page stays, and the next one is opened with the network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(navigate('reload')).toBe(false)
    expect(open).not.toHaveBeenCalled()
    dispatchEvent(new Event('online'))
    expect(open).toHaveBeenCalledExactlyOnceWith('/Help?q=1#support')
  })

  it('a press that was taken back is forgotten', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    navigate('reload')
    router.state.navigation.location = undefined
    dispatchEvent(new Event('online'))
    expect(open).not.toHaveBeenCalled()
  })

  it.each([
    ['the browser’s own reload', () => navigate('reload', true)],
    ['a new address', () => navigate('push')],
  ])('leaves %s alone', (_, go) => {
    expect(go()).toBe(true)
    expect(open).not.toHaveBeenCalled()
  })

  it('leaves a reload alone while nothing is asked for', () => {
    router.state.navigation.location = undefined
    expect(navigate('reload')).toBe(true)
  })
})
