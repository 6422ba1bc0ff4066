import { isbot } from 'isbot'

/** Whether a User-Agent is a program's: one that names itself, or none at all. */
export const isCrawler = (userAgent: string | undefined): boolean => !userAgent || isbot(userAgent)
