import { type ReactNode, useId } from 'react'
import { expect, it, vi } from 'vitest'
import { latePart } from '../hydration/late-part.tsx'
import { keptPart } from './kept-parts/kept-part.tsx'
import { createPageParts } from './kept-parts/page-parts.ts'
import { renderWhole } from './render-whole.tsx'

const page = (part: ReactNode) => (
  <html lang="ru">
    <head>
      <title>Трасса</title>
    </head>
    <body>
      <img src="/a.webp" alt="" />
      <h1>
        Lada {2} &lt;{NAME}&gt;
      </h1>
      {part}
    </body>
  </html>
)
const NAME = <Named />

function Named() {
  return <b id={useId()}>Granta</b>
}

it('a part whose code is not loaded yet is waited for, and then the page is the same bytes at once', async () => {
  const load = vi.fn(async () => ({ default: Named }))
  const Part = latePart(load)
  const onError = vi.fn()
  const awaited = await renderWhole(page(<Part />), { onError })
  expect(awaited).toMatch(/^<html.*<\/html>$/s)
  expect(awaited.match(/Granta<\/b>/g)).toHaveLength(2)
  expect(await renderWhole(page(<Part />), { onError })).toBe(awaited)
  expect(load).toHaveBeenCalledTimes(1)
  expect(onError).not.toHaveBeenCalled()
})

it('the error of a late part is told, and the rest is there', async () => {
  const failure = new Error('broken')
  const Part = latePart(async () => ({
    default: () => {
      throw failure
    },
  }))
  const onError = vi.fn()
  expect(await renderWhole(page(<Part />), { onError })).toContain('Granta')
  expect(onError.mock.calls).toEqual([[failure]])
})

it('docs/decisions/046: a kept part whose key cannot be made takes nothing else with it', async () => {
  const Part = keptPart(Named, () => {
    throw new Error('broken')
  })
  const [onError, parts] = [vi.fn(), createPageParts()]
  const html = await renderWhole(page(<Part />), { onError, parts })
  expect(parts.finish([html]).toString()).toBe(await renderWhole(page(<Named />), { onError }))
  expect(onError).not.toHaveBeenCalled()
})
