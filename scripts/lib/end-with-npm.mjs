// Imported for its effect by what must not outlive npm. A signal sent to npm ends npm and its `sh -c`, which does
// not pass it on (docs/decisions/057): the end of that shell is taken for SIGTERM.
const POLL_MS = 200
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

// Started otherwise, a process may outlive its parent: `node scripts/start.ts &`. On Windows nothing is needed:
// a signal ends the process at once there, and a process keeps the number of a parent that has gone.
if (process.env.npm_lifecycle_event && process.platform !== 'win32') endWith(process.ppid)

function endWith(parent) {
  let signalled = false
  const polling = setInterval(() => {
    if (process.ppid === parent) return
    // Ctrl-C ends the shell, too: a signal that has arrived here is handled first, and is the only one.
    setImmediate(() => signalled || process.kill(process.pid, 'SIGTERM'))
  }, POLL_MS).unref()
  for (const signal of SIGNALS) {
    process.once(signal, () => {
      signalled = true
      clearInterval(polling)
      // Where nothing else listens, the default action ends the process.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
    })
  }
}
