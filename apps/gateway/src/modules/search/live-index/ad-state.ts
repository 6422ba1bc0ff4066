/** What lists know of a live ad at a moment. */
export interface AdState {
  id: number
  /** Of its type's segment; after the ad is gone another one may have it. */
  slot: number
  sellerId: string
  /** In the order of the segment's columns: what `FieldColumn.at` gives. */
  values: readonly unknown[]
  /** By the names of the sort keys. */
  keys: ReadonlyMap<string, number>
  hasVip: boolean
}

/** What has changed of an ad in one type: absent where the type did not list it, or does not any more. The same state twice where only its card has changed. */
export interface AdChange {
  before?: AdState | undefined
  after?: AdState | undefined
  /** Whether the text is known to be the one before; absent where it may not be. */
  hasSameText?: boolean
}
