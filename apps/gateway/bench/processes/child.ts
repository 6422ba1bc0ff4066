import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** Starts a script beside this one as a child process, with further arguments. @returns it, and what it says once it is ready. */
export async function startChild(
  script: string,
  folder: string,
  ...more: string[]
): Promise<{ child: ChildProcess; said: unknown }> {
  const child = fork(new URL(script, import.meta.url), [folder, ...more])
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended with ${code}`)
  })
  const [said] = await Promise.race([once(child, 'message'), ended])
  ended.catch(() => undefined)
  return { child, said }
}
