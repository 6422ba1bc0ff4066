import { defineCall } from '../call.ts'
import { siteStateSchema } from '../entities/site-state.ts'

export const readSiteState = defineCall({
  id: 'site.state',
  method: 'GET',
  path: '/v1/site',
  access: 'public',
  summary: 'Where the site leads outside, and whether it is closed for technical work (spec §2)',
  answer: siteStateSchema,
})
