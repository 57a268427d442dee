import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import type { PredictedSeat } from '@sopaan/contract/judged-seats'

/** A seat that does not exist, for the page that shows every component: its figures are round on purpose. */
export function sampleSeat(band: PredictedSeat['band'], chancePercent: number): PredictedSeat {
  const closings = [9000, null, 12_000, 8000, 11_000]
  return {
    key: `sample-${band}`,
    institute: { name: 'Sample Institute of Technology', type: 'NIT', state: 'Goa' },
    programme: { name: 'Sample Engineering', degree: 'Bachelor of Technology', durationYears: 4, family: 'sample' },
    quota: 'OS',
    seatType: 'OPEN',
    gender: 'neutral',
    list: 'main-1',
    rank: 10_000,
    rankKind: 'common',
    chancePercent,
    band,
    offeredPercent: 98,
    reliability: band === 'reach' ? 'volatile' : 'normal',
    isNew: band === 'long-shot',
    expected: { low: 9000, middle: 10_000, high: 11_000 },
    seasons: closings.map((closing, at) => ({
      season: 2001 + at,
      round: 6,
      opening: closing && closing / 2,
      closing,
      wouldGet: closing === null ? null : closing >= 10_000,
    })),
    earliestRound: 3,
  }
}

/** What a result says of its seasons, for rows that stand alone. */
export const SAMPLE_FACTS = {
  seasons: [2001, 2002, 2003, 2004, 2005].map((season) => ({ season, round: 6 })),
  forecastSeason: 2006,
}

/** A choice that does not exist, with one seat. */
export function sampleRow(
  band: PredictedSeat['band'],
  chancePercent: number,
): { row: ChoicesAnswer['data'][number]; lead: ChoicesAnswer['data'][number]['pools'][number] } {
  const { institute, programme, seasons, ...seat } = sampleSeat(band, chancePercent)
  const lead = { ...seat, closings: seasons.map(({ closing }) => closing) }
  const row = {
    key: `sample/${band}`,
    institute: { ...institute, slug: 'sample', shortName: institute.name },
    programme: { ...programme, slug: band, shortName: programme.name },
    openClosing: 11_000,
    lead: 0,
    pools: [lead],
    unjudged: [],
  }
  return { row, lead }
}
