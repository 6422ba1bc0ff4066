/** The ways on which messages leave; each has its line in `createChannels`. */
export type Channel = 'sms' | 'email' | 'telegram'

/** One way on which messages leave; a real one or the dev mailbox, chosen by settings (domain §6). */
export interface ChannelSender {
  /**
   * Hands a message over to the provider.
   *
   * @param recipient SMS: `+7` and ten digits; e-mail: one address; Telegram: the id of a private chat.
   * @param body SMS: the text; e-mail: a `letterBody`; Telegram: a `telegramBody`.
   * @param messageId of the outbox; the same at every attempt.
   * @throws DeliveryFailure
   */
  send: (recipient: string, body: string, messageId: string) => Promise<void>
}

export type Channels = Record<Channel, ChannelSender>
