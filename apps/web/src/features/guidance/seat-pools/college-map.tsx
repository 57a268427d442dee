import type { FoundCollege } from '@sopaan/contract/college-search'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { useWords } from '#web/words/use-words.tsx'

/** What of the earth is drawn, in degrees, and how large a degree is; a degree of longitude is shorter, as at 22° N. */
const EDGES = { west: 67.5, east: 97.5, south: 7.5, north: 36 }
const DEGREE = 16
const NARROWING = Math.cos((22 * Math.PI) / 180)
const WIDTH = Math.round((EDGES.east - EDGES.west) * DEGREE * NARROWING)
const HEIGHT = Math.round((EDGES.north - EDGES.south) * DEGREE)

/** Cities that tell where one is on a map without borders: latitude and longitude, and the side its name has room on. */
const LANDMARKS = [
  ['Delhi', 28.64, 77.22, 'end'],
  ['Mumbai', 19.07, 72.88, 'end'],
  ['Chennai', 13.09, 80.28, 'start'],
  ['Kolkata', 22.58, 88.32, 'start'],
  ['Guwahati', 26.18, 91.75, 'start'],
  ['Srinagar', 34.09, 74.81, 'start'],
] as const

/**
 * The colleges found, as points of India: drawn from their coordinates, so it works without tiles and without script. The
 * list beside it says the same and holds the links, which a dot would be too small for.
 */
export function CollegeMap({ colleges }: { colleges: readonly FoundCollege[] }) {
  const { collegeIndex: words } = useWords()
  const drawn = colleges.flatMap((college) => (college.facts.at ? [{ ...college, at: college.facts.at }] : []))
  return (
    <figure className="rounded-sheet border border-border bg-surface p-3">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="mx-auto block max-h-72 w-full lg:max-h-130" aria-hidden="true">
        {LANDMARKS.map(([name, north, east, anchor]) => (
          <text
            key={name}
            x={x(east) + (anchor === 'end' ? -14 : 14)}
            y={y(north) + 4}
            textAnchor={anchor}
            className="fill-current text-[13px] text-secondary"
          >
            {words.landmarks[name]}
          </text>
        ))}
        {drawn.map(({ slug, name, at: [north, east] }) => (
          <circle
            key={slug}
            cx={x(east)}
            cy={y(north)}
            r="5"
            className="fill-current text-primary"
            fillOpacity="0.7"
            data-college={slug}
          >
            <title>{shortInstituteName(name)}</title>
          </circle>
        ))}
      </svg>
      <figcaption className="type-small mt-2 text-tertiary">
        {words.mapNote(String(drawn.length), String(colleges.length - drawn.length))} {words.mapBorders}
      </figcaption>
    </figure>
  )
}

function x(east: number): number {
  return Math.round((east - EDGES.west) * DEGREE * NARROWING)
}

function y(north: number): number {
  return Math.round((EDGES.north - north) * DEGREE)
}
