import type { FastifyInstance } from 'fastify'
import { createSellersService, registerSellers } from '../../modules/ads/public.ts'
import { createBuybackService, registerBuyback } from '../../modules/buyback/public.ts'
import { createComplaintsService, registerComplaints } from '../../modules/complaints/public.ts'
import { createFavoritesService, registerFavorites } from '../../modules/favorites/public.ts'
import { createMailFormsService, registerMailForms } from '../../modules/mail-forms/public.ts'
import { createFormLetters } from '../../modules/messaging/public.ts'
import {
  answersDigest,
  referenceRoutes,
  registerCities,
  registerDictionaries,
} from '../../modules/reference/public.ts'
import {
  createSavedSearchesService,
  registerSavedSearches,
} from '../../modules/saved-searches/public.ts'
import { createOwnListsService, registerSearch } from '../../modules/search/public.ts'
import { registerUnderstanding } from '../../modules/understanding/public.ts'
import type { Services } from '../compose/services.ts'

/** Registers what visitors find, keep and send. */
export function registerVisitorRoutes(app: FastifyInstance, services: Services): void {
  const { config, db, now, reference, search } = services
  let digest: string | undefined
  const register = referenceRoutes(app, async () => {
    // All names are read for it: not before the first answer needs it.
    digest ??= answersDigest()
    return `${digest} ${await reference.revision()}`
  })
  registerCities(register, reference)
  registerDictionaries(register, { db, reference })
  registerSearch(app, {
    search,
    ownLists: createOwnListsService({ db, now }),
    understanding: services.understanding,
  })
  registerUnderstanding(app, services)
  registerSavedSearches(app, createSavedSearchesService({ db, reference, search }))
  registerFavorites(app, createFavoritesService({ db, now, counter: services.counter }))
  registerSellers(app, createSellersService({ db, answers: search.sellerAnswers }))
  registerComplaints(app, createComplaintsService({ db, now }))
  const isOn = config.email.provider !== 'off'
  const letters = createFormLetters({ db, outbox: services.outbox, isOn })
  registerMailForms(app, createMailFormsService(letters, config.formRecipients))
  registerBuyback(app, createBuybackService(letters, config.formRecipients.buyback))
}
