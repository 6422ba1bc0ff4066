import { z } from 'zod'

/** domain §2: six digits of an authenticator app. Not among `values.ts`, all of which pages of the site load. */
export const totpCodeSchema = z.string().regex(/^\d{6}$/, 'Код состоит из шести цифр')
