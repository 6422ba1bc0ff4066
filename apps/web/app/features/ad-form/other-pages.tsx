import { latePart } from '../../lib/hydration/late-part.tsx'

// What the addresses of the form show instead of it; the form brings none of them.

export const Submitted = latePart(() => import('./submit/submitted.tsx'))
export const TypeChoice = latePart(() => import('./type-choice.tsx'))
export const NotEditable = latePart(() => import('./not-editable.tsx'))
export const LoginToContinue = latePart(() => import('./login-to-continue.tsx'))
