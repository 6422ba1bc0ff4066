import type { LoginActor } from './actors.ts'
import { keepUnfinished, readUnfinished } from './unfinished-login.ts'

/** Keeps the code step of a login for a reload, and forgets it when it is left. @returns the end of it. */
export function keepCodeStep(actor: LoginActor): () => void {
  let kept: string | null = null
  const follow = (snapshot: ReturnType<LoginActor['getSnapshot']>) => {
    const { context } = snapshot
    const { flowId, purpose } = context
    const isWaiting = snapshot.matches({ flow: 'code' }) && purpose !== 'linking'
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
