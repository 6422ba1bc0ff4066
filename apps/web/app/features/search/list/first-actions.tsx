import type { ReactNode } from 'react'

/** What an empty list offers first, in a row of its own: the suggestions below come and go with their counts, and must not move a button that is about to be pressed. */
export const FirstActions = ({ children }: { children: ReactNode }) => (
  <div className="flex basis-full flex-wrap justify-center gap-2">{children}</div>
)
