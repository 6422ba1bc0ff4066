import { AppError } from '@trassa/contracts/app-error'
import { describe, expect, it } from 'vitest'
import {
  pathsOf,
  restingStates,
  serialize,
  startScripted,
  type Walk,
} from '../testing/machine-paths.ts'
import { secondFactorMachine } from './second-factor.machine.ts'
import type { SecondFactorEvent, SecondFactorStep } from './second-factor.types.ts'

const APP = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' }
const RECOVERY_CODES = ['AAAAA-BBBBB', 'CCCCC-DDDDD']

const wrongCode = new AppError('second_factor.code_wrong')
const wrongRecoveryCode = new AppError('second_factor.recovery_code_wrong')
const tooMany = new AppError('request.too_many')
const enrolled = new AppError('second_factor.enrolled')
const offline = new Error('offline')

const ACTS: SecondFactorEvent[] = [
  { type: 'field.edited', field: 'code', value: '123456' },
  { type: 'field.edited', field: 'recoveryCode', value: 'AAAAA-BBBBB' },
  { type: 'code.submitted' },
  { type: 'recoveryCode.submitted' },
  { type: 'recovery.chosen' },
  { type: 'app.chosen' },
  { type: 'recoveryCodes.saved' },
  { type: 'failure.dismissed' },
]

const walkOf = (step: SecondFactorStep): Walk => ({
  input: { step },
  events: () => ACTS,
  outputs: {
    enroll: [APP],
    confirm: [RECOVERY_CODES],
    verify: [undefined],
    recover: [undefined],
  },
  errors: {
    enroll: [enrolled, offline],
    confirm: [wrongCode, enrolled, offline],
    verify: [wrongCode, tooMany, offline],
    recover: [wrongRecoveryCode, tooMany, offline],
  },
  distinguish: ({ context }) => [
    context.step,
    context.typed,
    context.app !== null,
    context.recoveryCodes.length,
    context.fieldError,
    context.failure?.code,
  ],
})

const begin = (step: SecondFactorStep) => startScripted(secondFactorMachine, { step })

describe.each(['enrolment', 'verification'] as const)('second factor, %s', (step) => {
  const walk = walkOf(step)
  const paths = pathsOf(secondFactorMachine, walk)

  it.each(paths)('domain §2: every way out of $name', async ({ steps, edges }) => {
    for (const { event, leadsTo } of edges) {
      const run = begin(step)
      for (const each of steps) {
        await run.happen(each)
        const screens = [...run.actor.getSnapshot().tags].filter((tag) => tag.startsWith('screen'))
        expect(screens.length).toBeLessThanOrEqual(1)
      }
      await run.happen(event)
      expect(serialize(walk)(run.actor.getSnapshot())).toBe(leadsTo)
      run.actor.stop()
    }
  })
})

describe('second factor', () => {
  it('reaches every state that it has', () => {
    const reached = new Set(
      pathsOf(secondFactorMachine, walkOf('enrolment')).flatMap((path) => path.leaves),
    )
    expect(restingStates(secondFactorMachine).filter((id) => !reached.has(id))).toEqual([])
  })

  it('domain §2: the recovery codes are shown before the session is let in', async () => {
    const run = begin('enrolment')
    await run.happen({ type: 'xstate.done.actor.enroll', output: APP })
    expect(run.actor.getSnapshot().context.app).toEqual(APP)
    await run.happen({ type: 'field.edited', field: 'code', value: '123456' })
    await run.happen({ type: 'code.submitted' })
    expect(run.askedWith('confirm')).toEqual({ code: '123456' })
    await run.happen({ type: 'xstate.done.actor.confirm', output: RECOVERY_CODES })
    const shown = run.actor.getSnapshot()
    expect(shown.status).toBe('active')
    expect(shown.context).toMatchObject({ recoveryCodes: RECOVERY_CODES, app: null })
    await run.happen({ type: 'recoveryCodes.saved' })
    expect(run.actor.getSnapshot()).toMatchObject({
      status: 'done',
      context: { recoveryCodes: [] },
    })
  })

  it.each(['12345', '1234567', '12a456'])('%j is marked and not sent', async (value) => {
    const run = begin('verification')
    await run.happen({ type: 'field.edited', field: 'code', value })
    await run.happen({ type: 'code.submitted' })
    expect(run.actor.getSnapshot().context.fieldError).toBe('Код состоит из шести цифр')
    expect(() => run.askedWith('verify')).toThrow()
  })

  it('a wrong code is marked at the field until it is edited', async () => {
    const run = begin('verification')
    await run.happen({ type: 'field.edited', field: 'code', value: '123456' })
    await run.happen({ type: 'code.submitted' })
    await run.happen({ type: 'xstate.error.actor.verify', error: wrongCode })
    expect(run.actor.getSnapshot().context.fieldError).toBe(
      'Код не подошёл. Введите новый код из приложения.',
    )
    await run.happen({ type: 'field.edited', field: 'code', value: '12345' })
    expect(run.actor.getSnapshot().context.fieldError).toBeNull()
  })

  it('an app that was enrolled in another window is asked for its code', async () => {
    const run = begin('enrolment')
    await run.happen({ type: 'xstate.error.actor.enroll', error: enrolled })
    expect(run.actor.getSnapshot().hasTag('screen:code')).toBe(true)
  })
})
