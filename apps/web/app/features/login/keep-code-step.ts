import type { LoginActor } from './actors.ts'
import { keepUnfinished, readUnfinished } from './unfinished-login.ts'

/** What a reload brings back to the code: the steps after it take the same code once more. */
const KEPT_STEPS = ['code', 'type', 'name'] as const

/** Keeps a login that has its code sent for a reload, and forgets it when it is left. @returns the end of it. */
export function keepCodeStep(actor: LoginActor): () => void {
  let kept: string | null = null
  const follow = (snapshot: ReturnType<LoginActor['getSnapshot']>) => {
    const { context } = snapshot
    const { flowId, purpose } = context
    const isKept = KEPT_STEPS.some((flow) => snapshot.matches({ flow }))
    const isWaiting = isKept && purpose !== 'linking'
    if (isWaiting && flowId !== null && flowId !== kept) {
      kept = flowId
      if (readUnfinished()?.sent.flowId === flowId) return
      const sent = { flowId, userId: context.userId, resendAfter: context.resendAfter }
      keepUnfinished({ purpose, phone: context.typed.phone, sent, sentAt: Date.now() })
    }
    if (!isWaiting && kept !== null) {
      kept = null
      keepUnfinished(null)
    }
  }
  const subscription = actor.subscribe(follow)
  return () => subscription.unsubscribe()
}
