import type { NoticeChannel, NoticeKind } from '@trassa/contracts/enumerations/notices'
import { isNoticeOnChannel } from '@trassa/contracts/enumerations/notices'
import { createTokenSigner } from '../../../platform/secrets/signed-token.ts'

/** What a link switches off. */
export interface Subscription {
  userId: string
  kind: NoticeKind
  channel: NoticeChannel
}

/** The addresses of a letter that end such letters: a page that asks for a press, and the mail program's own (RFC 8058). */
export interface UnsubscribeLink {
  pageUrl: string
  oneClickUrl: string
}

export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>

/** Below the gateway's base. */
export const ONE_CLICK_PATH = '/v1/notices/unsubscribe'

const signerOf = (codeSecret: string) => createTokenSigner(codeSecret, 'unsubscribe links')

/** Makes the links of letters. They have no end: a letter may be read years later. */
export function createUnsubscribeLinks({
  codeSecret,
  publicUrl,
  gatewayBase,
}: {
  codeSecret: string
  publicUrl: string
  gatewayBase: string
}) {
  const signer = signerOf(codeSecret)
  return ({ userId, kind, channel }: Subscription): UnsubscribeLink => {
    const token = signer.sign([userId, kind, channel].join(':'))
    return {
      pageUrl: `${publicUrl}/unsubscribe?token=${token}`,
      oneClickUrl: `${publicUrl}${gatewayBase}${ONE_CLICK_PATH}?token=${token}`,
    }
  }
}

/** Reads the tokens of such links; `null` for any other text, and for a notice that exists no longer. */
export function createUnsubscribeReader(codeSecret: string) {
  const signer = signerOf(codeSecret)
  return (token: string): Subscription | null => {
    const [userId, kind, channel] = signer.read(token)?.split(':') ?? []
    return userId !== undefined && isNoticeOnChannel(kind, channel)
      ? { userId, kind: kind as NoticeKind, channel: channel as NoticeChannel }
      : null
  }
}
