import { expect, it } from 'vitest'
import { createTokenSigner } from './signed-token.ts'

const signer = createTokenSigner('x'.repeat(32), 'unsubscribe links')

it('a token is read as what was signed', () => {
  expect(signer.read(signer.sign('7:refunds:email'))).toBe('7:refunds:email')
})

it('a changed, a cut and another’s token are none', () => {
  const token = signer.sign('7:refunds:email')
  const mac = token.split('.')[1]
  const texts = [
    `8:refunds:email.${mac}`,
    token.slice(0, -1),
    `${token}AA`,
    '7:refunds:email.',
    'x',
    '',
    '.',
  ]
  for (const text of texts) expect([text, signer.read(text)]).toEqual([text, null])
  expect(createTokenSigner('x'.repeat(32), 'still offered links').read(token)).toBeNull()
  expect(createTokenSigner('y'.repeat(32), 'unsubscribe links').read(token)).toBeNull()
})
