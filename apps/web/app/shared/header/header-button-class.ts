/** Quiet buttons on the header's asphalt: white, in either theme. */
export const ON_ROAD =
  'text-on-asphalt! hover:bg-on-asphalt/12! active:bg-on-asphalt/20! aria-expanded:bg-on-asphalt/12!'
