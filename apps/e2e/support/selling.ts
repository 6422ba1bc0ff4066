import { userAds } from '@trassa/contracts/calls/filter'
import { decideAd } from '@trassa/contracts/calls/moderator/ads'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { expect, type Page } from 'playwright/test'
import { adForm } from './ad-form.ts'
import { apiOver } from './api.ts'
import { asSenior, createPerson, openSession, type Person } from './people.ts'
import { photograph } from './pictures.ts'

/** Logs a new user in on `page` and opens the type picker of a new ad. */
export async function comeToSell(page: Page, username: string): Promise<Person> {
  const person = await createPerson(username)
  await openSession(page.request, person.phone)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Разместить объявление' }).click()
  await expect(page.getByRole('heading', { name: 'Что разместить?' })).toBeVisible()
  return person
}

/** The photograph without which an ad of a thing is not taken. */
export async function addPhoto(page: Page): Promise<void> {
  const form = adForm(page)
  await form.addPhotos(await photograph())
  await expect(form.photos).toHaveCount(1)
}

/**
 * Sends the filled-in form; a moderator approves it. Gives the slug of the ad, by which a buyer's test
 * knows it among others like it.
 */
export async function publish(page: Page): Promise<string> {
  const form = adForm(page)
  await form.expectSaved()
  await form.submit.click()
  await expect(page.getByRole('heading', { name: /^(На проверке|Опубликовано)/ })).toBeVisible()
  const { items } = await apiOver(page.request).ask(userAds, { query: { list: 'actual' } })
  const [ad] = items
  if (!ad || items.length > 1) throw new Error(`One ad was sent, ${items.length} are there`)
  if (ad.stat === AD_STATS.moderation.stat) {
    const body = { stat: AD_STATS.active.stat, version: ad.version }
    await asSenior((api) => api.ask(decideAd, { params: { id: ad.id }, body }))
  }
  return ad.slug
}
