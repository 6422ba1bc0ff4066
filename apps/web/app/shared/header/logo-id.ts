/** `id` of the header's logo, which the footer repeats. */
export const LOGO_ID = 'logo'
