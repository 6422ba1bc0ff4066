import type { Page } from 'playwright'

/** One turn of the wheel in pixels, and milliseconds until the next. */
const TURN = 120
const PAUSE_MS = 24

/** Frames of a scroller while the wheel turns above it: milliseconds between them. */
export async function framesOf(
  page: Page,
  box: { x: number; y: number; width: number; height: number },
  seconds: number,
): Promise<number[]> {
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.evaluate(() => {
    const frames: number[] = []
    let last = 0
    let isRunning = true
    const tick = (now: number) => {
      if (last > 0) frames.push(now - last)
      last = now
      if (isRunning) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    const stop = () => {
      isRunning = false
      return frames
    }
    Object.assign(window, { stopFrames: stop })
  })
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    await page.mouse.wheel(0, TURN)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return page.evaluate(() => (window as unknown as { stopFrames: () => number[] }).stopFrames())
}

/** Puts an empty scroller as high as the table into its place; gives a way to take it away. */
export async function emptyScroller(
  page: Page,
  box: { x: number; y: number; width: number; height: number },
  height: number,
): Promise<() => Promise<void>> {
  await page.evaluate(
    ({ box, height }) => {
      const frame = document.createElement('div')
      const content = document.createElement('div')
      frame.id = 'empty-scroller'
      Object.assign(frame.style, {
        position: 'fixed',
        left: `${box.x}px`,
        top: `${box.y}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
        overflow: 'auto',
        background: 'white',
        zIndex: '100',
      })
      content.style.height = `${height}px`
      frame.append(content)
      document.body.append(frame)
    },
    { box, height },
  )
  return () => page.evaluate(() => document.getElementById('empty-scroller')?.remove())
}
