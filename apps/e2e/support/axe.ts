import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** The rules of the default set that compare colours: a scheme changes nothing else that a rule reads. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** What axe finds, without the zoom that the specification forbids (§9). */
async function mistakes(page: Page, rules?: string[]): Promise<string[]> {
  // Violations alone: finding a selector for every node that passes takes longer than the rules.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // The cards of a list are alike.
    .exclude('li:nth-child(n + 4) > article')
  if (rules) axe.withRules(rules)
  else axe.disableRules('meta-viewport')
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}

/**
 * Repeated until nothing is found, because Base UI connects controls with their labels only when the page is
 * hydrated, and colours change in a transition.
 */
const expectNone = (page: Page, rules?: string[]): Promise<void> =>
  expect(async () => {
    expect(await mistakes(page, rules)).toEqual([])
  }).toPass({ timeout: 30_000 })

/** Every rule on the light page, then those about colours on the dark one; leaves the page dark. */
export async function expectNoMistakes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNone(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNone(page, COLOR_RULES)
}
