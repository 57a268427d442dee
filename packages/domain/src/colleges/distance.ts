/** Mean radius of the earth in km. Source: IUGG 1980. */
const EARTH_RADIUS_KM = 6371

/** Our points of cities are off by up to 50 km, so no distance is given closer than this. */
const STEP_KM = 50

/** Below this two of our points say only that places are near each other. */
const NEAR_KM = 100

/** A point of the earth: latitude and longitude in degrees, north and east. */
export type Point = readonly [latitude: number, longitude: number]

/**
 * The straight line between two points of the earth in km, to the nearest 50; the road is longer.
 * @returns 0 for places under 100 km from each other
 */
export function distanceKm([latitude, longitude]: Point, [otherLatitude, otherLongitude]: Point): number {
  const half =
    Math.sin(toRadians(otherLatitude - latitude) / 2) ** 2 +
    Math.cos(toRadians(latitude)) *
      Math.cos(toRadians(otherLatitude)) *
      Math.sin(toRadians(otherLongitude - longitude) / 2) ** 2
  const km = 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)))
  return km < NEAR_KM ? 0 : Math.round(km / STEP_KM) * STEP_KM
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
