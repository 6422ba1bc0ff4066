/** The ways on which messages leave; each has its line in `createChannels`. */
export type Channel = 'sms'

/** One way on which messages leave; a real one or the dev mailbox, chosen by settings (domain §6). */
export interface ChannelSender {
  /**
   * Hands a message over to the provider.
   *
   * @param recipient SMS: `+7` and ten digits.
   * @throws DeliveryFailure
   */
  send: (recipient: string, body: string) => Promise<void>
}

export type Channels = Record<Channel, ChannelSender>
