import { app } from 'electron'
import { logProblem } from './log-problem.ts'

/** Runs `finish` once before the program quits. It has to settle: quitting waits for it. */
export function beforeQuit(finish: () => Promise<void>): void {
  let isFinished = false
  let isFinishing = false
  app.on('before-quit', (event) => {
    if (isFinished) return
    event.preventDefault()
    if (isFinishing) return
    isFinishing = true
    void finish()
      .catch((error) => logProblem('quit', error))
      .then(() => {
        isFinished = true
        app.quit()
      })
  })
}
