import { createTokenSigner } from '../../../platform/secrets/signed-token.ts'

/** One question about one ad. */
export interface Asking {
  adId: string
  askedAt: Date
}

export type StillOfferedLinks = ReturnType<typeof createStillOfferedLinks>

/** A link is good for so long after its question. */
export const LINK_DAYS = 14

/** Links that answer «Ещё продаёте?» without a session: signed, so that nothing is stored (decision 120). */
export function createStillOfferedLinks({
  codeSecret,
  publicUrl,
}: {
  codeSecret: string
  publicUrl: string
}) {
  const signer = createTokenSigner(codeSecret, 'still offered links')
  return {
    /** The address of the page that asks. */
    make({ adId, askedAt }: Asking): string {
      // Seconds in base 36: a link goes into an SMS.
      const asked = Math.floor(askedAt.getTime() / 1000).toString(36)
      return `${publicUrl}/stillOffered?token=${signer.sign(`${adId}-${asked}`)}`
    },

    /** What a token was made for; `null` where it was not made here. */
    read(token: string): Asking | null {
      const [adId, asked] = signer.read(token)?.split('-') ?? []
      if (!adId || !asked) return null
      return { adId, askedAt: new Date(Number.parseInt(asked, 36) * 1000) }
    },
  }
}
