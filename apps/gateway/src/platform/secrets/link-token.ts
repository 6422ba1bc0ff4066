import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for the address of a one-time link. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a token: a leaked table contains no links. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
