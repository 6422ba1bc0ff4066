/**
 * Milliseconds since the epoch by a clock that only goes forward: a computer whose time is set anew changes nothing of what is
 * measured by it. Of use within one run of the program.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now()
