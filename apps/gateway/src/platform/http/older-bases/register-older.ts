import type { CallAnswer } from '@trassa/contracts/call'
import type { FastifyInstance } from 'fastify'
import { type CallContext, registerCall } from '../register-call.ts'
import { type AskCall, type AskingRequest, callsFor, type OlderCall } from './ask-call.ts'

/** Translates a request into the gateway's calls, and their answer back. */
export type Translation<C extends OlderCall> = (
  context: CallContext<C> & AskingRequest,
  ask: AskCall,
) => Promise<CallAnswer<C>>

/** Registers a call of an older base as a translation onto calls of the gateway (docs/decisions/195). */
export function registerOlder<C extends OlderCall>(
  app: FastifyInstance,
  call: C,
  translate: Translation<C>,
): void {
  registerCall(app, call, (context) => {
    const asking = context as CallContext<C> & AskingRequest
    return translate(asking, callsFor(app, call, asking))
  })
}
