/** A point on the Earth, in degrees. */
export interface Point {
  lat: number
  lon: number
}

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometres between two points along the surface (haversine formula). */
export function distanceKm(a: Point, b: Point): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2) ** 2
  const halfLon = Math.sin(radians(b.lon - a.lon) / 2) ** 2
  const chord = halfLat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLon
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord))
}
