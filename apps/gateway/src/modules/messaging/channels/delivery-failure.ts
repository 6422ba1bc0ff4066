/** `recipient`: this phone or address cannot be reached; `provider`: at the moment none can. */
export type DeliveryFailureReason = 'recipient' | 'provider'

/** Why a message was not taken. Neither the recipient nor the text is in it: it goes to the log. */
export class DeliveryFailure extends Error {
  readonly reason: DeliveryFailureReason

  constructor(reason: DeliveryFailureReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DeliveryFailure'
    this.reason = reason
  }
}
