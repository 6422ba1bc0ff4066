import { type ComponentType, Suspense, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { keptPart, PartsContext } from './kept-part.tsx'
import { createPageParts, keptHtml } from './page-parts.ts'

beforeEach(() => keptHtml.clear())

interface CardProps {
  title: string
}

const rendered = vi.fn()

function Card({ title }: CardProps) {
  rendered(title)
  return (
    <Suspense fallback="нет">
      <article data-title={title}>
        {title} – {2} &lt;шт&gt;
      </article>
    </Suspense>
  )
}

const KeptCard = keptPart(Card, ({ title }) => title)

const Named = () => <b id={useId()}>Kazan</b>

const page = (Part: ComponentType<CardProps>, titles: readonly string[]) => (
  <main>
    Всего {titles.length}
    <ul>
      {titles.map((title) => (
        <li key={title}>
          <Part title={title} />
          <Named />
        </li>
      ))}
    </ul>
    текст &lt;kept-part data-at="0"&gt;
    <Named />
  </main>
)

function keptBytes(Part: ComponentType<CardProps>, titles: readonly string[]): string {
  const parts = createPageParts()
  const html = renderToString(<PartsContext value={parts.note}>{page(Part, titles)}</PartsContext>)
  return parts.finish([html]).toString()
}

it('docs/decisions/175: a page of parts that are known, new or both is React’s own bytes', () => {
  for (const titles of [['Лада', 'Ока'], ['Ока', '"Нива" & <Волга>', 'Лада'], [], ['Ока']]) {
    const own = renderToString(page(Card, titles))
    expect(keptBytes(KeptCard, titles)).toBe(own)
    expect(keptBytes(KeptCard, titles)).toBe(own)
  }
})

it('a known part is not rendered again; one that is made of something else is', () => {
  keptBytes(KeptCard, ['Лада', 'Ока'])
  rendered.mockClear()
  keptBytes(KeptCard, ['Лада', 'Нива'])
  expect(rendered.mock.calls).toEqual([['Нива']])
})

it('a part with what failed in it is not remembered', () => {
  let isBroken = true
  const Broken = ({ title }: CardProps) => {
    if (isBroken) throw new Error('broken')
    return title
  }
  const Part = keptPart(
    (props: CardProps) => (
      <Suspense fallback="нет">
        <Broken {...props} />
      </Suspense>
    ),
    ({ title }) => title,
  )
  expect(keptBytes(Part, ['Лада'])).toContain('нет')
  isBroken = false
  expect(keptBytes(Part, ['Лада'])).not.toContain('нет')
})

it('what is kept is bounded by its bytes, and two renderings at once share no places', () => {
  const [first, second] = [createPageParts(), createPageParts()]
  const html = (parts: typeof first, titles: string[]) =>
    renderToString(<PartsContext value={parts.note}>{page(KeptCard, titles)}</PartsContext>)
  const [a, b] = [html(first, ['Лада']), html(second, ['Ока', 'Лада'])]
  expect(second.finish([b]).toString()).toBe(renderToString(page(Card, ['Ока', 'Лада'])))
  expect(first.finish([a]).toString()).toBe(renderToString(page(Card, ['Лада'])))
  expect(keptHtml.calculatedSize).toBeGreaterThan(0)
  expect(keptHtml.maxSize).toBeLessThan(64 * 1024 * 1024)
})
