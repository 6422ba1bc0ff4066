import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions, run } from 'axe-core'
import { expect, type Page } from 'playwright/test'

export type ColorScheme = 'light' | 'dark'

/** The rules of the default set that compare colours: a scheme changes nothing else that a rule reads. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

const { resolve } = createRequire(import.meta.url)
/** The minified source: each document compiles it again, and the other one has twice its size. */
const SOURCE = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')

/** The cards of a list are alike. */
const CONTEXT = { exclude: [['li:nth-child(n + 4) article']] }

/** Violations alone: finding a selector for every node that passes takes longer than the rules. */
const OPTIONS: RunOptions = { resultTypes: ['violations'] }

/** All without the zoom that the specification forbids (§9). */
const EVERY_RULE: RunOptions = { ...OPTIONS, rules: { 'meta-viewport': { enabled: false } } }
const RULES_OF_COLORS: RunOptions = { ...OPTIONS, runOnly: COLOR_RULES }

/**
 * Changes the scheme, without transitions: those of a millisecond, too, are one for each element, thousands on a list,
 * and took longer than the rules. The content policy allows a constructed style sheet, but no `<style>`.
 */
async function show(page: Page, colorScheme: ColorScheme): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [still]
  })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  )
}

/**
 * What axe finds. Runs in the page itself and is put there once per document: `@axe-core/playwright` sends its
 * source twice for each run, to the page and to an empty one, and a selector for every node that passes; four
 * times as long on a list. It does so to look into frames, of which the site has none.
 */
async function mistakes(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  const { violations } = await page.evaluate(
    ([context, asked]) =>
      (window as unknown as { axe: { run: typeof run } }).axe.run(
        context,
        asked,
      ) as Promise<AxeResults>,
    [CONTEXT, options] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}

/**
 * Repeated until nothing is found, because Base UI connects controls with their labels only when the page is
 * hydrated.
 */
const expectNone = (page: Page, options: RunOptions): Promise<void> =>
  expect(async () => {
    expect(await mistakes(page, options)).toEqual([])
  }).toPass({ timeout: 30_000 })

/** Every rule on the page in one scheme, which it keeps. */
export async function expectNoMistakesIn(page: Page, scheme: ColorScheme): Promise<void> {
  await show(page, scheme)
  await expectNone(page, EVERY_RULE)
}

/** Every rule on the light page, then those about colours on the dark one; leaves the page dark. */
export async function expectNoMistakes(page: Page): Promise<void> {
  await expectNoMistakesIn(page, 'light')
  await show(page, 'dark')
  await expectNone(page, RULES_OF_COLORS)
}
