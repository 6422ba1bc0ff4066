/** A file that cannot be taken at all; the message is a Russian sentence for the company. */
export class FeedRefusal extends Error {
  override readonly name = 'FeedRefusal'
}
