/** `number`: this phone cannot be reached; `provider`: nobody can be just now. */
export type SmsFailureReason = 'number' | 'provider'

/** Why a message was not taken. Neither the phone nor the text is in it: it goes to the log. */
export class SmsFailure extends Error {
  readonly reason: SmsFailureReason

  constructor(reason: SmsFailureReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SmsFailure'
    this.reason = reason
  }
}
