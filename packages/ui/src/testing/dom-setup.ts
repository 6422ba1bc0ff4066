import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import React from 'react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'

// The test files of a worker share one module graph and one document (vitest.config.ts). Testing Library
// registers its hooks when it is imported, once per worker, so this file registers them for every test file.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
/** A busy machine needs more than the second that `findBy` and `waitFor` allow by default. */
configure({ asyncUtilTimeout: 5000 })
/**
 * React takes a stack trace for each element that it makes, up to ten thousand a second, so that a warning can say where: a tenth of
 * the processor time of components' tests (docs/decisions/162). It counts them here, and has counted enough.
 */
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => undefined },
)

/** False in the projects that import this file and run in Node. */
const hasDocument = 'document' in globalThis

// jsdom has no screen: no media query matches until a test says otherwise.
if (hasDocument) {
  globalThis.matchMedia ??= (media) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  })
}

// jsdom has no layout either.
if (hasDocument) Element.prototype.scrollIntoView ??= () => undefined

/**
 * jsdom counts its frames by the global `setInterval`. A frame that was asked for while a test's clock stood would end
 * all later frames of the worker, and with them every focus that a dialog gives. A frame has the time of jsdom's events.
 */
function keepFramesComing(view: Window & typeof globalThis): void {
  const [later, drop] = [setTimeout, clearTimeout]
  const frames = {
    requestAnimationFrame: (draw: FrameRequestCallback) => Number(later(() => draw(Date.now()), 1)),
    cancelAnimationFrame: (id: number) => drop(id),
  }
  Object.assign(view, frames)
  Object.assign(globalThis, frames)
}

if (hasDocument && document.defaultView) keepFramesComing(document.defaultView)

const complaints: unknown[][] = []

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    complaints.push(args)
  })
})

// An error that React or a component logs fails the test during which it was logged (style, habit 11).
afterEach(() => {
  if (hasDocument) {
    cleanup()
    sessionStorage.clear()
  }
  const found = complaints.splice(0)
  if (found.length > 0)
    throw new Error(`console.error: ${found.map((args) => args.join(' ')).join('\n')}`)
})

// What a file has left behind does not reach the next one.
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  if (!hasDocument) return
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
