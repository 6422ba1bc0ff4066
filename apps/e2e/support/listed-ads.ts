import type { Locator, Page } from 'playwright/test'

/** The ads of a list in its order, without the VIP ads above it. */
export const listedAds = (page: Page): Locator =>
  page.getByRole('article').and(page.locator(':not([aria-labelledby="vip"] *)'))
