/** A way to send short messages; several exist, chosen by settings (domain §6). */
export interface SmsSender {
  /**
   * Hands a message over to the provider.
   *
   * @param phone `+7` and ten digits
   * @throws SmsFailure
   */
  send: (phone: string, text: string) => Promise<void>
}
