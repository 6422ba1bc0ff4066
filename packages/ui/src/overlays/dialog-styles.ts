/** Styles shared by dialog, alert dialog and sheet. */
export const BACKDROP =
  'fixed inset-0 z-40 bg-overlay transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0'

export const DIALOG_VIEWPORT =
  'fixed inset-0 z-50 flex items-end justify-center desk:items-center desk:p-6'

export const DIALOG_POPUP =
  'flex max-h-[calc(100dvh-48px)] w-full flex-col overflow-hidden rounded-t-card bg-surface-raised pb-[env(safe-area-inset-bottom)] shadow-float outline-none transition-[opacity,transform] duration-180 data-ending-style:translate-y-full data-starting-style:translate-y-full desk:max-h-full desk:max-w-dialog desk:rounded-card desk:data-ending-style:translate-y-2 desk:data-ending-style:opacity-0 desk:data-starting-style:translate-y-2 desk:data-starting-style:opacity-0'

export const DIALOG_ACTIONS =
  'flex flex-col-reverse gap-2 border-t px-5 py-4 *:flex-auto desk:flex-row desk:justify-end desk:px-6 desk:*:flex-none'
