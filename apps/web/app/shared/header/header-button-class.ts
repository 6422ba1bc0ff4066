/** Quiet buttons on the dark header: white in both themes. */
export const HEADER_BUTTON_CLASS =
  'text-on-asphalt! hover:bg-on-asphalt/12! active:bg-on-asphalt/20! aria-expanded:bg-on-asphalt/12!'
