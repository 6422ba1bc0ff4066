import { expect, it } from 'vitest'
import { ROOT } from './run.ts'
import { selectTests } from './test-selection.ts'

const select = (...paths: string[]) => selectTests(paths, ROOT)

it('paths below apps/e2e are Playwright’s, all others vitest’s', () => {
  expect(
    select('apps/e2e/web/login.spec.ts', 'packages/machines', 'apps/gateway/src/main'),
  ).toEqual({
    vitest: [`${ROOT}packages/machines`, `${ROOT}apps/gateway/src/main`],
    playwright: [`${ROOT}apps/e2e/web/login.spec.ts`],
    console: false,
  })
})

it('the console is built for its own tests and for those that use both', () => {
  expect(select('apps/e2e/console').console).toBe(true)
  expect(select('apps/e2e').console).toBe(true)
  expect(select('packages/ui').console).toBe(false)
})

it('a source file stands for the test beside it', () => {
  const test = `${ROOT}scripts/lib/test-selection.test.ts`
  expect(select('scripts/lib/test-selection.ts').vitest).toEqual([test])
  expect(select('scripts/lib/test-selection.test.ts').vitest).toEqual([test])
})

it('whether the test beside it needs a document or a server, its name says', () => {
  const caches = 'apps/web/app/lib/browser/old-caches'
  expect(select(`${caches}.ts`).vitest).toEqual([`${ROOT}${caches}.dom.test.ts`])
  const showcase = 'packages/ui/src/showcase/showcase'
  expect(select(`${showcase}.tsx`).vitest).toEqual([`${ROOT}${showcase}.server.test.tsx`])
})

it('a path that is not there is named', () => {
  expect(() => select('apps/gateway/nowhere')).toThrow('apps/gateway/nowhere')
})
