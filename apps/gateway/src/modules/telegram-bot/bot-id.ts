/** The public part of a bot's token. */
export const botIdOf = (token: string): string => token.split(':')[0] ?? token
