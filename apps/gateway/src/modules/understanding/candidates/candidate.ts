import type { Filter } from '@trassa/catalog/engine/filters/filter'

/** What some tokens of a query may mean in the lists of a type. */
export interface Candidate {
  /** A bit for each token that it covers. */
  mask: number
  weight: number
  /** What it covers stays in the text. */
  staysInText?: boolean
  /** It asks for nothing that ads say, which is told to who asked: "для новичка". */
  isLeftOut?: boolean
  /** Meant beside what stands before it, not together with it: "или". */
  isAlternative?: boolean
  meaning:
    | { kind: 'marks'; ids: readonly string[] }
    /** `needsParent`: too short to be meant without the mark, or the model; `own`: those whose own name it is; `prefersOwn`: the others are not meant where there are some. */
    | {
        kind: 'models' | 'generations'
        ids: readonly string[]
        needsParent: boolean | 'mark'
        own?: readonly string[]
        prefersOwn?: boolean
      }
    /** A word of the name of the model that is meant: the `650` of `DL 650 V-Strom`. */
    | { kind: 'modelWord'; key: string }
    /** Of the generations those that were restyled, or those that were not. */
    | { kind: 'restyling'; isRestyled: boolean }
    | { kind: 'filters'; filters: readonly Filter[] }
    | { kind: 'type' | 'noise' }
}
