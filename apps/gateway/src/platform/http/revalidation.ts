const strong = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether a header `If-None-Match` names the present tag. */
export const matchesTag = (tags: string | undefined, current: string) =>
  tags?.split(',').some((tag) => strong(tag) === strong(current)) ?? false
