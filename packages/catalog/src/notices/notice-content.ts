/** A notice as its reader gets it, and as a moderator previews it. */
export interface NoticeContent {
  subject: string
  lines: string[]
  action: { name: string; url: string }
  /** At most two parts. */
  sms: string
}
