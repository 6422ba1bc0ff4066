/**
 * Emblems of popular marks that the library of logos has not, drawn by us in its form: the path of a 24×24
 * picture by the key of spec §9.
 */
export const DRAWN_MARK_LOGOS: Record<string, string> = {
  CHERY:
    'M12 5C5.9 5 1 8.1 1 12s4.9 7 11 7 11-3.1 11-7-4.9-7-11-7zm0 1.6c5.1 0 9.3 2.4 9.3 5.4s-4.2 5.4-9.3 5.4S2.7 15 2.7 12 6.9 6.6 12 6.6zm0 1 5.6 9h-2.2L12 11.1l-3.4 5.5H6.4z',
  GEELY:
    'M5 4h3.4v6.5H3V6a2 2 0 0 1 2-2zm4.3 0h5.4v6.5H9.3zm6.3 0H19a2 2 0 0 1 2 2v4.5h-5.4zM3 11.4h5.4v7.1C5.2 17.3 3 15.3 3 12.6zm6.3 0h5.4V19c-.9.4-1.8.7-2.7 1-.9-.3-1.8-.6-2.7-1zm6.3 0H21v1.2c0 2.7-2.2 4.7-5.4 5.9z',
  HAVAL:
    'M.2 9h1v2.5h2.2V9h1v6h-1v-2.5H1.2V15h-1zm6.45 0h1.1l2 6h-1.1L7.2 10.6 5.75 15h-1.1zM9.9 9H11l1.45 4.4L13.9 9H15l-2 6h-1.1zm6.95 0h1.1l2 6h-1.1l-1.45-4.4-1.45 4.4h-1.1zm3.75 0h1v5h2.2v1h-3.2z',
  MERCEDES_BENZ:
    'M12 .5a11.5 11.5 0 1 0 0 23 11.5 11.5 0 0 0 0-23zm0 1.2a10.3 10.3 0 1 1 0 20.6 10.3 10.3 0 0 1 0-20.6zm0-.2 1.5 9.65 7.55 6.05L12 13.7l-9.05 3.5 7.55-6.05z',
}
