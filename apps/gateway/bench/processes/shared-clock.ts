/** Milliseconds of a clock that all processes of a machine share. */
export const sharedClock = (): number => Number(process.hrtime.bigint() / 1000n) / 1000
