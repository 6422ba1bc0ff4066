/** The parameter that names the ad whose submission a form's page reports. */
export const POSTED = 'posted'
