/** What a seat's region asks of a candidate, read from the word the tables have for it. */
export type StateRegion = {
  /** `home` = this very university, `others` = any but this. */
  asks?: 'home' | 'others'
  university?: { key: string; name: string }
}

const UNIVERSITY_SEAT = /^(?<asks>home|other-than-home)-university:(?<name>.+)$/

/** Reads the region of a seat kind; most ask for no university. */
export function readStateRegion(region: string): StateRegion {
  const { asks, name } = UNIVERSITY_SEAT.exec(region)?.groups ?? {}
  if (asks === undefined || name === undefined) return {}
  return { asks: asks === 'home' ? 'home' : 'others', university: { key: universityKey(name), name } }
}

/** `Savitribai Phule Pune University` is `savitribai-phule-pune-university`. */
function universityKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
