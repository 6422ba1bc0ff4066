/** `recipient`: this phone or address cannot be reached; `provider`: at the moment none can. */
export type DeliveryFailureReason = 'recipient' | 'provider'

interface DeliveryFailureOptions extends ErrorOptions {
  /** How long the provider wants to be left alone. */
  retryAfterSeconds?: number | undefined
  /** The recipient has shut us out or is gone: nothing else can reach it either. */
  isShutOut?: boolean
  /** The provider may have taken it: the connection ended before its answer. */
  isInDoubt?: boolean
}

/** Why a message was not taken. Neither the recipient nor the text is in it: it goes to the log. */
export class DeliveryFailure extends Error {
  readonly reason: DeliveryFailureReason
  readonly retryAfterSeconds: number | undefined
  readonly isShutOut: boolean
  readonly isInDoubt: boolean

  constructor(
    reason: DeliveryFailureReason,
    message: string,
    options: DeliveryFailureOptions = {},
  ) {
    const { retryAfterSeconds, isShutOut = false, isInDoubt = false, ...rest } = options
    super(message, rest)
    this.name = 'DeliveryFailure'
    this.reason = reason
    this.retryAfterSeconds = retryAfterSeconds
    this.isShutOut = isShutOut
    this.isInDoubt = isInDoubt
  }
}
