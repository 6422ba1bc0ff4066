const strong = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether a header `If-None-Match` names the present tag; `*` names any (RFC 9110 §13.1.2). */
export const matchesTag = (tags: string | undefined, current: string) =>
  tags?.split(',').some((tag) => tag.trim() === '*' || strong(tag) === strong(current)) ?? false
